import { beforeAll, describe, expect, test } from 'vitest';
import { DAY, SECOND } from '../../shared/time/duration.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  ReadBankAccount,
  ReadBanner,
  ReadHeroPictures,
  ReadOfferEnd,
  ReadShopContact,
  ReadShopName,
  type TypedDocumentString,
  UpdateDeliveryFees,
  UpdateGeneralSettings,
  UpdatePaymentSettings,
  UpdateStorefrontSettings,
} from '../../test/documents.generated.ts';
import { aPicture, uploadAsset } from '../../test/pictures.ts';
import { lineOf, recordedDuring } from '../audit/audit.fixtures.ts';
import { anAdmin, type Person } from '../../test/users.ts';
import { createApp } from '../../app.ts';

const shop = describeShop({ settings: { offerEndsAt: new Date('2027-05-01T00:00:00Z') } });
let admin: string;
let owner: Person;

beforeAll(async () => {
  owner = await anAdmin(shop);
  admin = owner.token;
});

const update = {
  General: (input: object, expectedVersion?: string) =>
    shop.client.payload(UpdateGeneralSettings, { input, expectedVersion }, admin),
  Storefront: (input: object, expectedVersion?: string) =>
    shop.client.payload(UpdateStorefrontSettings, { input, expectedVersion }, admin),
  Payments: (input: object, expectedVersion?: string) =>
    shop.client.payload(UpdatePaymentSettings, { input, expectedVersion }, admin),
  Delivery: (input: object, expectedVersion?: string) =>
    shop.client.payload(UpdateDeliveryFees, { input, expectedVersion }, admin),
};
type Section = keyof typeof update;

const read = async <Result>(document: TypedDocumentString<{ shop: Result }, Record<string, never>>) =>
  (await shop.client.data(document, {})).shop;

describe('a change', () => {
  test('is in force at once, for shoppers and in the emails', async () => {
    const { settings, shop: shown, userErrors } = await update.General({ name: 'Kiosk', phone: '555' });
    expect(userErrors).toEqual([]);
    expect(settings).toMatchObject({ name: 'Kiosk', phone: '555', timeZone: 'UTC', locks: [] });
    expect(shown).toEqual({ name: 'Kiosk' });
    expect(await read(ReadShopContact)).toEqual({
      name: 'Kiosk',
      contact: { phone: '555', email: '' },
    });
  });

  test('reaches other processes with their next look, and outlives a restart', async () => {
    await update.General({ name: 'Stall' });
    // A process that starts reads them before it listens.
    const started = await createApp(shop.config);
    await started.jobs.run('settings');
    expect((await read(ReadShopName)).name).toBe('Stall');
    await started.close();
  });

  test('keeps what it leaves out, and a version that nobody else has changed', async () => {
    const first = await update.Storefront({ bannerText: 'Winter sale' });
    const version = first.settings?.version;
    const second = await update.Storefront({ bannerLinkUrl: '/collections' }, version);
    expect(second.settings).toMatchObject({ bannerText: 'Winter sale', bannerLinkUrl: '/collections' });
    const late = await update.Storefront({ bannerText: 'Lost' }, version);
    expect(late).toMatchObject({ settings: null, userErrors: [{ code: 'VERSION_CHANGED' }] });
    expect(await read(ReadBanner)).toEqual({ banner: { text: 'Winter sale' } });
  });
});

describe('what the environment has set', () => {
  test('is locked by name, and may be sent as it is', async () => {
    const { settings } = await update.Storefront({ offerEndsAt: '2027-05-01T00:00:00Z' });
    expect(settings).toMatchObject({ locks: [{ field: 'offerEndsAt', variable: 'OFFER_ENDS_AT' }] });
    const { userErrors } = await update.Storefront({
      offerEndsAt: '2028-01-01T00:00:00Z',
      bannerText: 'No',
    });
    expect(userErrors).toEqual([
      {
        code: 'FIELD_LOCKED',
        field: ['input', 'offerEndsAt'],
        message: 'The environment variable OFFER_ENDS_AT sets this, so it can only be changed there.',
      },
    ]);
    expect(await read(ReadOfferEnd)).toEqual({ offerEndsAt: '2027-05-01T00:00:00.000Z' });
  });
});

describe('the audit log', () => {
  test.each<[Section, object, string[]]>([
    [
      'General',
      { name: 'Booth', phone: '556' },
      ['CHANGED SETTINGS general: name "Stall" > "Booth", phone "555" > "556"'],
    ],
    [
      'Storefront',
      { offerName: 'Sale', hasOfferCountdown: false },
      ['CHANGED SETTINGS storefront: offerName null > "Sale"'],
    ],
    ['Payments', { bankAccount: null }, []],
    ['Delivery', { fee: 495, freeFrom: 14_000 }, ['CHANGED SETTINGS delivery: fee null > 495']],
  ])('says what %s %j has changed', async (section, input, says) => {
    const entries = await recordedDuring(shop, owner, () => update[section](input));
    expect(entries.map(lineOf)).toEqual(says);
  });
});

const slide = { caption: 'New', title: 'Lamps', linkText: 'Look', linkUrl: '/shop?q=lamp' };

test.each<[Section, object, string]>([
  ['General', { name: ' ' }, 'name'],
  ['General', { name: 'x'.repeat(61) }, 'name'],
  ['General', { timeZone: 'Berlin' }, 'timeZone'],
  ['General', { email: 'not one' }, 'email'],
  ['General', { logo: { assetId: 'gone', alt: 'Logo' } }, 'logo'],
  ['Storefront', { bannerLinkUrl: 'javascript:alert(1)' }, 'bannerLinkUrl'],
  ['Storefront', { bannerLinkUrl: '//evil.example' }, 'bannerLinkUrl'],
  ['Storefront', { bannerLinkUrl: 'http://plain.example' }, 'bannerLinkUrl'],
  ['Delivery', { fee: -1 }, 'fee'],
  ['Storefront', { heroSlides: [] }, 'heroSlides'],
  ['Storefront', { heroSlides: [slide, { ...slide, title: '' }] }, 'heroSlides.1.title'],
  ['Payments', { bankAccount: { holder: '', iban: 'DE02120300000000202051' } }, 'bankAccount.holder'],
  ['Payments', { bankAccount: { holder: 'Tom', iban: 'DE03120300000000202051' } }, 'bankAccount.iban'],
  [
    'Payments',
    { bankAccount: { holder: 'Tom', iban: 'DE02120300000000202051', bic: 'X' } },
    'bankAccount.bic',
  ],
  ['Payments', { cashOnDelivery: { isOffered: true, maxAmount: -1 } }, 'cashOnDelivery.maxAmount'],
  ['Payments', { unconfirmedMaxUnits: 0 }, 'unconfirmedMaxUnits'],
  ['Payments', { unconfirmedMaxOpenAmount: -1 }, 'unconfirmedMaxOpenAmount'],
  ['Payments', { unconfirmedCashDays: 91 }, 'unconfirmedCashDays'],
  // This shop has no account, and no provider for cards.
  ['Payments', { bankTransfer: { isOffered: true } }, 'bankAccount'],
  ['Payments', { cashOnDelivery: { isOffered: false } }, 'cashOnDelivery'],
])('%s %j is refused at %s', async (section, input, field) => {
  const { settings, userErrors } = await update[section](input);
  expect(settings).toBeNull();
  expect(userErrors.map((error) => error.field?.slice(1).join('.'))).toEqual([field]);
});

test('a bank account is shown to customers as people write it', async () => {
  const bankAccount = { holder: 'Tom', iban: 'de02 12030000000020 2051', bic: 'byladem1001', bank: '' };
  await update.Payments({ bankAccount });
  expect(await read(ReadBankAccount)).toEqual({
    bankAccount: { holder: 'Tom', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001', bank: null },
  });
  await update.Payments({ bankAccount: null });
  expect(await read(ReadBankAccount)).toEqual({ bankAccount: null });
});

test('one way to pay must remain, whichever goes', async () => {
  const bankAccount = { holder: 'Tom', iban: 'DE02120300000000202051' };
  await update.Payments({ bankAccount });
  const { settings } = await update.Payments({ cashOnDelivery: { isOffered: false } });
  expect(settings).toMatchObject({
    bankTransfer: { isOffered: true, maxAmount: null },
    cashOnDelivery: { isOffered: false, maxAmount: null },
  });
  for (const input of [{ bankAccount: null }, { bankTransfer: { isOffered: false } }]) {
    expect((await update.Payments(input)).userErrors).toMatchObject([
      { code: 'REQUIRED', field: ['input', Object.keys(input)[0]] },
    ]);
  }
  await update.Payments({ bankAccount: null, cashOnDelivery: { isOffered: true } });
});

test('slides keep their picture while they are edited and moved; pictures that are shown are never deleted', async () => {
  const { body } = await uploadAsset(shop.client, admin, await aPicture('navy').png().toBuffer());
  const picture = { assetId: body._id, alt: 'A lamp' };
  const { settings } = await update.Storefront({ heroSlides: [{ ...slide, picture }, slide] });
  const [lamp, plain] = settings?.heroSlides ?? [];
  expect([lamp, plain]).toMatchObject([{ picture: { assetId: body._id } }, { picture: null }]);
  await update.General({ logo: { assetId: body._id, alt: 'The shop’s logo' } });

  const moved = await update.Storefront({
    heroSlides: [
      { ...slide, id: plain?.id },
      { ...slide, id: lamp?.id, title: 'Brass lamps', picture },
    ],
  });
  expect(moved.settings?.heroSlides).toMatchObject([
    { id: plain?.id, picture: null },
    { id: lamp?.id, title: 'Brass lamps', picture: { assetId: body._id } },
  ]);

  shop.clock.advance(3 * DAY + SECOND);
  await shop.app.jobs.run('assets');
  const { heroSlides } = await read(ReadHeroPictures);
  const file = await fetch(shop.client.address + String(heroSlides[1]?.picture?.url));
  expect(file.status).toBe(200);
});

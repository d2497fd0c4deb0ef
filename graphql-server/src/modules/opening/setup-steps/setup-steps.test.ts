import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '../../../test/database/count-statements.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  InviteKim,
  ReadSetupSteps,
  UpdateDeliveryFees,
  UpdateDomainSettings,
  UpdateOpeningSettings,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anAdmin, aStaffMember, type Person } from '../../../test/users.ts';
import { ProductEntity } from '../../catalogue/products/product.entity.ts';
import { defaultSettings } from '../../settings/effective-settings.ts';
import { SettingsEntity } from '../../settings/settings.entity.ts';
import { SetupStepService } from './setup-step.service.ts';

const shop = describeShop();
let owner: Person;

const em = () => shop.app.orm.em.fork();

beforeAll(async () => {
  owner = await anAdmin(shop);
});

beforeEach(async () => {
  await em().nativeDelete(SettingsEntity, {});
  await shop.app.jobs.run('settings');
});

const steps = async () => (await shop.client.data(ReadSetupSteps, {}, owner.token)).setupSteps;

const isDone = async (kind: string) => (await steps()).find((step) => step.kind === kind)?.isDone;

const update = (input: object) => shop.client.payload(UpdateOpeningSettings, { input }, owner.token);

/** Stores a section of the settings as if staff had saved it. */
async function store(section: SettingsEntity['section'], content: object): Promise<void> {
  await em().upsert(SettingsEntity, { section, content });
  await shop.app.jobs.run('settings');
}

test('a new shop lacks everything but a way to pay', async () => {
  const all = await steps();
  expect(all.map(({ kind }) => kind)).toEqual([
    ...['CONTACT', 'COUNTRY', 'CURRENCY', 'TAXES', 'DELIVERY', 'PAYMENTS', 'EMAIL'],
    ...['LEGAL_PAGES', 'PRODUCT', 'THEME', 'STAFF', 'DOMAIN', 'OPEN'],
  ]);
  expect(all.filter((step) => step.isDone).map(({ kind }) => kind)).toEqual(['PAYMENTS']);
  expect(all.filter((step) => step.isOptional).map(({ kind }) => kind)).toEqual([
    ...['CURRENCY', 'TAXES', 'THEME', 'STAFF', 'DOMAIN'],
  ]);
});

const notOffered = { isOffered: false, maxAmount: null };

test.each<[string, SettingsEntity['section'], object, object]>([
  ['CONTACT', 'general', { name: 'Tea Shop' }, { name: 'Tea Shop', email: 'hello@tea.example' }],
  ['CONTACT', 'general', { email: 'a@tea.example' }, { name: 'Tea Shop', email: 'hello@tea.example' }],
  ['TAXES', 'taxes', { isEnabled: false }, { isEnabled: true }],
  ['DELIVERY', 'delivery', { countryCode: 'FR' }, { countryCode: 'FR', zones: [] }],
  ['PAYMENTS', 'payments', { cashOnDelivery: notOffered, bankTransfer: notOffered }, {}],
  ['LEGAL_PAGES', 'legal', { terms: 'Ours' }, { terms: 'Ours', privacy: 'Yours' }],
  ['THEME', 'theme', {}, { primaryColor: '#005500' }],
  ['DOMAIN', 'domain', { publicUrl: null }, { publicUrl: 'https://tea.example' }],
  ['OPEN', 'opening', { isOpen: false }, { isOpen: true }],
])('%s follows from the settings %s', async (kind, section, before, after) => {
  await store(section, before);
  expect(await isDone(kind)).toBe(false);
  await store(section, after);
  expect(await isDone(kind)).toBe(true);
});

test('the country is settled when staff saved it', async () => {
  await shop.client.data(UpdateDeliveryFees, { input: { fee: 500 } }, owner.token);
  expect(await isDone('COUNTRY')).toBe(true);
});

test('the currency is settled when staff chose one', async () => {
  expect(await isDone('CURRENCY')).toBe(false);
  await store('currency', { currencyCode: 'EUR' });
  expect(await isDone('CURRENCY')).toBe(true);
});

test('a product counts while shoppers see it', async () => {
  const id = await aProduct(em(), { status: 'DRAFT' });
  expect(await isDone('PRODUCT')).toBe(false);
  await em().nativeUpdate(ProductEntity, { id }, { status: 'ACTIVE' });
  expect(await isDone('PRODUCT')).toBe(true);
  await em().nativeUpdate(ProductEntity, { id }, { deletedAt: new Date() });
  expect(await isDone('PRODUCT')).toBe(false);
});

test('the settings and one statement tell all', async () => {
  const shopInfo = { name: '', contact: {}, legalPages: [], sendsEmail: false, themeUrl: null } as never;
  const service = new SetupStepService(em(), defaultSettings(false), () => shopInfo, false);
  expect(await countStatements(() => service.list())).toBe(1);
});

describe('a step', () => {
  test('can be marked as not needed, and needed again', async () => {
    expect(await update({ skippedSteps: ['TAXES', 'STAFF', 'TAXES'] })).toEqual({
      settings: { isOpen: false, skippedSteps: ['TAXES', 'STAFF'] },
      shop: { isOpen: false },
      userErrors: [],
    });
    const skipped = (await steps()).filter(({ isSkipped }) => isSkipped);
    expect(skipped.map(({ kind }) => kind)).toEqual(['TAXES', 'STAFF']);
    await update({ skippedSteps: [] });
    expect((await steps()).filter(({ isSkipped }) => isSkipped)).toEqual([]);
  });

  test('that no shop can do without stays', async () => {
    expect(await update({ skippedSteps: ['PRODUCT'] })).toMatchObject({
      settings: null,
      userErrors: [{ field: ['input', 'skippedSteps', '0'] }],
    });
  });
});

test('the shop opens and closes', async () => {
  expect((await update({ isOpen: true })).shop).toEqual({ isOpen: true });
  expect(await isDone('OPEN')).toBe(true);
  expect((await update({ isOpen: false })).shop).toEqual({ isOpen: false });
});

test('the domain counts as soon as it is saved', async () => {
  await shop.client.data(UpdateDomainSettings, { input: { publicUrl: 'https://tea.example' } }, owner.token);
  expect(await isDone('DOMAIN')).toBe(true);
});

test('a colleague counts from the invitation on', async () => {
  expect(await isDone('STAFF')).toBe(false);
  await shop.client.data(InviteKim, {}, owner.token);
  expect(await isDone('STAFF')).toBe(true);
  await em().execute('delete from staff_invitations');
  expect(await isDone('STAFF')).toBe(false);
  await aStaffMember(shop, 'OWNER');
  expect(await isDone('STAFF')).toBe(true);
});

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  MoveReverseCharge,
  PreviewVatNumber,
  ReadReverseCharge,
  ReadVatNumberCountries,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, billing, tryOrder } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { DAY, MINUTE } from '../../shared/time/duration.ts';
import { saveDelivery } from '../delivery/delivery.fixtures.ts';
import { saveTaxes } from '../taxes/taxes.fixtures.ts';

// A demo asks the sandbox of VIES over HTTP.
const shop = describeShop({ isDemo: true });
const VALID = 'FR12345678902';
const INVALID = 'FR12345678901';
const DOWN = 'FR99999999999';

let admin: Person;
let shopper: Person;
let tee: string;
let methods: string[];

const settings = {
  isEnabled: true,
  pricesIncludeTax: true,
  rounding: 'LINE',
  isReverseChargeEnabled: true,
  vatNumber: 'de 123456789',
  classes: [
    {
      name: 'Standard',
      isForDelivery: true,
      rates: [
        { countryCode: 'FR', name: 'TVA', rate: 20_000 },
        { countryCode: 'DE', name: 'VAT', rate: 19_000 },
      ],
    },
  ],
};

async function save(change: object) {
  return (await saveTaxes(shop, admin.token, change)).userErrors;
}

beforeAll(async () => {
  admin = await anAdmin(shop);
  tee = await aProduct(shop.app.orm.em.fork(), { title: 'Tee', salePrice: 1200, stock: 500 });
  const zone = {
    name: 'Everywhere',
    places: [],
    methods: [
      { name: 'Post', pricing: 'FLAT', fee: 600 },
      { name: 'At the shop', pricing: 'PICK_UP', fee: 0 },
    ],
  };
  const saved = await saveDelivery(shop, admin.token, { countryCode: 'DE', zones: [zone] });
  methods = (saved.settings?.zones[0]?.methods ?? []).map(({ id }) => id);
});

/** Lets time pass; everybody logs in again. */
async function pass(time: number) {
  shop.clock.advance(time);
  admin = await anAdmin(shop);
  shopper = await aCustomer(shop);
}

beforeEach(async () => {
  await pass(DAY);
  // Rate limits count real time.
  await shop.app.orm.em.fork().execute('delete from throttle_counts');
  expect(await save(settings)).toEqual([]);
});

const lines = () => [{ productId: tee, quantity: 2 }];

async function preview(vatNumber: string | null, countryCode = 'FR', deliveryMethodId: string | null = null) {
  const variables = { lines: lines(), destination: { countryCode }, vatNumber, deliveryMethodId };
  const { checkoutPreview } = await shop.client.data(PreviewVatNumber, variables, shopper.token);
  const { totals, vatNumberCheck } = checkoutPreview.preview ?? {};
  return [vatNumberCheck?.status ?? null, totals?.isReverseCharge, totals?.taxTotal, totals?.total];
}

function input(vatNumber: string | null, more: object = {}) {
  return { ...anOrderInput(...lines()), billing: { ...billing, countryCode: 'FR', vatNumber }, ...more };
}

// 2 × 12.00 and 6.00 for delivery contain 4.00 and 1.00 at 20%; without them it is 2 × 10.00 and 5.00.
describe('the preview', () => {
  test.each([
    [VALID, ['VALID', true, 0, 2500]],
    ['fr 12.345.678-902', ['VALID', true, 0, 2500]],
    [INVALID, ['INVALID', false, 500, 3000]],
    ['a number', ['INVALID', false, 500, 3000]],
    [DOWN, ['UNAVAILABLE', false, 500, 3000]],
    [null, [null, false, 500, 3000]],
    [' ', [null, false, 500, 3000]],
  ])('of %j', async (vatNumber, expected) => {
    expect(await preview(vatNumber)).toEqual(expected);
  });

  test('charges tax at home, to its own numbers, for pick-up, and if the setting is off', async () => {
    // At 19%, 30.00 contains 3.83 and 0.96.
    expect(await preview(VALID, 'DE')).toEqual(['VALID', false, 479, 3000]);
    expect(await preview('DE123456788')).toEqual(['VALID', false, 500, 3000]);
    expect(await preview(VALID, 'FR', methods[1])).toEqual(['VALID', false, 383, 2400]);
    await save({ isReverseChargeEnabled: false });
    expect(await preview(VALID)).toEqual([null, false, 500, 3000]);
  });

  test('asks VIES at most 30 times an hour for a visitor, and not for what it has been told', async () => {
    for (let index = 0; index < 30; index += 1) await preview(`FR123456789${String(index).padStart(2, '0')}`);
    expect(await preview('FR98765432102')).toEqual(['UNAVAILABLE', false, 500, 3000]);
    await anOrder(shop.client, shopper, input('FR98765432102', { expectedTotal: 3000 }));
    expect(await preview('FR12345678902')).toEqual(['VALID', true, 0, 2500]);
  });
});

describe('an order', () => {
  test('with a valid number has net prices and keeps the answer', async () => {
    const id = await anOrder(shop.client, shopper, input(VALID.toLowerCase(), { expectedTotal: 2500 }));
    const { order } = await shop.client.data(ReadReverseCharge, { id }, shopper.token);
    expect(order).toEqual({
      billing: { vatNumber: VALID },
      vatNumberCheck: {
        number: VALID,
        status: 'VALID',
        checkedAt: expect.any(String) as unknown,
        name: 'Sandbox FR 12345678902',
        consultationNumber: 'WAPISANDBOX12345678902',
      },
      totals: {
        isReverseCharge: true,
        subtotal: 2000,
        discountTotal: 0,
        shippingTotal: 500,
        pricesIncludeTax: false,
        taxTotal: 0,
        shippingTaxTotal: 0,
        total: 2500,
        taxes: [{ name: 'TVA', rate: 0, taxable: 2500, amount: 0 }],
      },
      lines: [{ unitPrice: 1000, taxTotal: 0, taxRate: 0 }],
    });
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });

  test.each([
    [INVALID, 'INVALID'],
    [DOWN, 'UNAVAILABLE'],
  ])('with %s is placed with tax', async (vatNumber, status) => {
    const id = await anOrder(shop.client, shopper, input(vatNumber, { expectedTotal: 3000 }));
    const { order } = await shop.client.data(ReadReverseCharge, { id }, shopper.token);
    expect(order).toMatchObject({
      billing: { vatNumber },
      vatNumberCheck: { status, consultationNumber: null },
      totals: { isReverseCharge: false, pricesIncludeTax: true, taxTotal: 500, total: 3000 },
    });
  });

  test('with a number in no format is not placed', async () => {
    const { order, userErrors } = await tryOrder(shop.client, shopper, input('FR 123'));
    expect([order, userErrors]).toMatchObject([
      null,
      [{ code: 'INVALID_VALUE', field: ['input', 'billing', 'vatNumber'] }],
    ]);
  });

  test('is not placed at another total than the preview’s', async () => {
    expect(await preview(VALID)).toEqual(['VALID', true, 0, 2500]);
    const codeOf = async (vatNumber: string | null, expectedTotal: number) =>
      (await tryOrder(shop.client, shopper, input(vatNumber, { expectedTotal }))).userErrors[0]?.code;
    expect(await codeOf(INVALID, 2500)).toBe('TOTAL_CHANGED');
    expect(await codeOf(null, 2500)).toBe('TOTAL_CHANGED');
    expect(await codeOf(VALID, 3000)).toBe('TOTAL_CHANGED');
    await save({ isReverseChargeEnabled: false });
    expect(await codeOf(VALID, 2500)).toBe('TOTAL_CHANGED');
    expect(await codeOf(VALID, 3000)).toBeUndefined();
  });

  test('keeps its number when its address is corrected', async () => {
    const id = await anOrder(shop.client, shopper, input(VALID));
    const address = { ...billing, countryCode: 'FR', city: 'Lyon', vatNumber: INVALID };
    const { payload } = await shop.client.data(MoveReverseCharge, { id, input: address }, admin.token);
    const order = { billing: { city: 'Lyon', vatNumber: VALID }, totals: { isReverseCharge: true } };
    expect(payload).toEqual({ order, userErrors: [] });
  });
});

describe('an answer', () => {
  const countOf = async () =>
    Number((await shop.app.orm.em.fork().execute('select count(*) as n from vat_number_checks'))[0]?.n);
  const checkedAt = async (number: string) =>
    (
      await shop.app.orm.em
        .fork()
        .execute(`select checked_at as at from vat_number_checks where number = '${number}'`)
    )[0]?.at as Date;

  test('is used again for a day, and that VIES was down for a minute', async () => {
    await preview(VALID);
    await preview(DOWN);
    const [first, firstDown] = [await checkedAt(VALID), await checkedAt(DOWN)];
    await pass(MINUTE);
    await preview(VALID);
    await preview(DOWN);
    expect(await checkedAt(VALID)).toEqual(first);
    expect(await checkedAt(DOWN)).not.toEqual(firstDown);
    await pass(DAY - MINUTE);
    await preview(VALID);
    expect(await checkedAt(VALID)).not.toEqual(first);
  });

  test('is deleted after a day', async () => {
    await preview(VALID);
    expect(await countOf()).toBeGreaterThan(0);
    await pass(DAY);
    await shop.app.jobs.run('retention');
    expect(await countOf()).toBe(0);
  });
});

describe('the settings', () => {
  test('need a number of the EU', async () => {
    const invalid = [{ code: 'INVALID_VALUE', field: ['input', 'vatNumber'] }];
    expect(await save({ vatNumber: 'CHE123456789' })).toMatchObject(invalid);
    expect(await save({ vatNumber: null })).toMatchObject([
      { code: 'REQUIRED', field: ['input', 'vatNumber'] },
    ]);
    await save({ isReverseChargeEnabled: false, vatNumber: null });
    expect(await save({ isReverseChargeEnabled: true })).toMatchObject([{ code: 'REQUIRED' }]);
  });

  test('tell storefronts where to ask for a number', async () => {
    const countries = async () =>
      (await shop.client.data(ReadVatNumberCountries, {})).shop.vatNumberCountryCodes;
    expect(await countries()).toHaveLength(27);
    expect(await countries()).toContain('FR');
    await save({ isReverseChargeEnabled: false });
    expect(await countries()).toEqual([]);
  });
});

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { newId } from '../../shared/new-id.ts';
import { aCheckoutInput, changeOrder, checkOut } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  AddTaxedLines,
  PreviewTaxes,
  ReadOrderLineIds,
  ReadOrderTaxes,
  ReadRefundedTax,
  ReadTaxClasses,
  RefundTaxedLines,
  SetProductTaxClass,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, billing } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';
import { saveDelivery } from '../delivery/delivery.fixtures.ts';
import { reduced, saveTaxes, standard } from './taxes.fixtures.ts';

const shop = describeCardShop();
let admin: Person;
let shopper: Person;
let tee: string;
let book: string;
let pickUp: string | undefined;

const lines = () => [
  { productId: tee, quantity: 3 },
  { productId: book, quantity: 1 },
];

async function setTaxes(input: object) {
  const { userErrors } = await saveTaxes(shop, admin.token, { isEnabled: true, ...input });
  expect(userErrors).toEqual([]);
}

async function preview(
  destination: object | null,
  deliveryMethodId: string | null = null,
  ordered = lines(),
) {
  const { checkoutPreview } = await shop.client.data(
    PreviewTaxes,
    { lines: ordered, destination, deliveryMethodId },
    shopper.token,
  );
  return checkoutPreview.preview;
}

const to = (countryCode: string) => ({ ...billing, countryCode });

beforeAll(async () => {
  admin = await anAdmin(shop);
  const em = shop.app.orm.em.fork();
  tee = await aProduct(em, { title: 'Tee', salePrice: 999, stock: 500 });
  book = await aProduct(em, { title: 'Book', salePrice: 500, stock: 500 });
  const { settings } = await saveTaxes(shop, admin.token, { classes: [standard, reduced] });
  const { payload } = await shop.client.data(
    SetProductTaxClass,
    { id: book, taxClassId: settings?.classes[1]?.id },
    admin.token,
  );
  expect(payload.product).toEqual({ taxClassId: settings?.classes[1]?.id });
  const saved = await saveDelivery(shop, admin.token, {
    zones: [
      {
        name: 'Everywhere',
        places: [],
        methods: [
          { name: 'Post', pricing: 'FLAT', fee: 492 },
          { name: 'At the shop', pricing: 'PICK_UP', fee: 0 },
        ],
      },
    ],
  });
  pickUp = saved.settings?.zones[0]?.methods[1]?.id;
});

beforeEach(async () => {
  shopper = await aCustomer(shop);
});

// Computed by hand: three tees of 9.99 at 19%, a book of 5.00 at 7%, 4.92 for delivery at 19%.
const sums = { subtotal: 3497, discountTotal: 0, shippingTotal: 492 };
const vat = (rate: number, taxable: number, amount: number) => ({ name: 'VAT', rate, taxable, amount });
describe.each<{ terms: object; totals: object; taxes: number[] }>([
  // 4.7851 and 0.7855 and 0.3271.
  {
    terms: { pricesIncludeTax: true, rounding: 'LINE' },
    totals: {
      ...sums,
      pricesIncludeTax: true,
      taxTotal: 591,
      shippingTaxTotal: 79,
      total: 3989,
      taxes: [vat(19_000, 2931, 558), vat(7000, 467, 33)],
    },
    taxes: [479, 33],
  },
  // 19% included in 34.89 is 5.5707.
  {
    terms: { pricesIncludeTax: true, rounding: 'TOTAL' },
    totals: {
      ...sums,
      pricesIncludeTax: true,
      taxTotal: 590,
      shippingTaxTotal: 79,
      total: 3989,
      taxes: [vat(19_000, 2932, 557), vat(7000, 467, 33)],
    },
    taxes: [478, 33],
  },
  // 5.6943 and 0.9348 and 0.35.
  {
    terms: { pricesIncludeTax: false, rounding: 'LINE' },
    totals: {
      ...sums,
      pricesIncludeTax: false,
      taxTotal: 697,
      shippingTaxTotal: 93,
      total: 4686,
      taxes: [vat(19_000, 3489, 662), vat(7000, 500, 35)],
    },
    taxes: [569, 35],
  },
  // 19% of 34.89 is 6.6291.
  {
    terms: { pricesIncludeTax: false, rounding: 'TOTAL' },
    totals: {
      ...sums,
      pricesIncludeTax: false,
      taxTotal: 698,
      shippingTaxTotal: 93,
      total: 4687,
      taxes: [vat(19_000, 3489, 663), vat(7000, 500, 35)],
    },
    taxes: [570, 35],
  },
])('with $terms', ({ terms, totals, taxes }) => {
  const taxedLines = [
    { taxTotal: taxes[0], taxRate: 19_000 },
    { taxTotal: taxes[1], taxRate: 7000 },
  ];
  beforeEach(() => setTaxes(terms));

  test("the checkout shows the order's total", async () => {
    expect(await preview({ countryCode: 'DE' })).toEqual({ totals, lines: taxedLines });
  });

  test('an order keeps it, whatever happens to the settings', async () => {
    const id = await anOrder(shop.client, shopper, { ...anOrderInput(...lines()), billing: to('DE') });
    await setTaxes({
      pricesIncludeTax: true,
      classes: [
        { ...standard, rates: [] },
        { ...reduced, rates: [] },
      ],
    });
    expect((await shop.client.data(ReadOrderTaxes, { id }, shopper.token)).order).toEqual({
      totals,
      lines: taxedLines,
      refundedTaxTotal: 0,
    });
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
    const { settings } = await saveTaxes(shop, admin.token, { classes: [standard, reduced] });
    await shop.client.data(
      SetProductTaxClass,
      { id: book, taxClassId: settings?.classes[1]?.id },
      admin.token,
    );
  });

  test('a card is charged exactly that', async () => {
    const { order } = await checkOut(shop, shopper, { ...aCheckoutInput(...lines()), billing: to('DE') });
    const session = [...shop.gateway.sessions.values()].find(({ reference }) => reference === order?.id);
    expect(session?.amountTotal).toBe(order?.total);
    expect(totals).toMatchObject({ total: order?.total });
  });
});

describe('the place of taxation', () => {
  beforeEach(() => setTaxes({ pricesIncludeTax: true, rounding: 'LINE', region: null }));

  test.each<[what: string, destination: object | null, taxes: object[], total: number]>([
    // 2.7245 and 0.4545 and 0.4473 at 10%, the book as well: its class has no rate there.
    ['is the shop’s without an address', null, [{ rate: 10_000, amount: 362 }], 3989],
    // 29.97 × 4.166 / 104.166 is 1.1986, of 5.00 0.2, of 4.92 0.1968.
    ['may be a region', { countryCode: 'US', region: 'hawaii' }, [{ rate: 4166, amount: 160 }], 3989],
    // 4.995 and 0.82; the book's 0% is listed, too.
    [
      'may have a rate of 0',
      { countryCode: 'GB' },
      [
        { rate: 20_000, amount: 582 },
        { rate: 0, taxable: 500, amount: 0 },
      ],
      3989,
    ],
    ['may have no tax', { countryCode: 'FR' }, [], 3989],
  ])('%s', async (_what, destination, taxes, total) => {
    expect(await preview(destination)).toMatchObject({ totals: { taxes, total } });
  });

  test('is the shop for a pickup order', async () => {
    await setTaxes({ region: 'Hawaii' });
    expect(await preview({ countryCode: 'DE' }, pickUp ?? null)).toMatchObject({
      totals: { shippingTotal: 0, taxes: [{ name: 'Sales tax', rate: 4166, amount: 140 }] },
    });
  });

  test('is the address for what needs no delivery, also in a pickup order', async () => {
    await setTaxes({ region: 'Hawaii' });
    const em = shop.app.orm.em.fork();
    const course = await aProduct(em, { title: 'Course', salePrice: 1190, stock: 5 });
    await em.nativeUpdate(ProductVariantEntity, { product: course }, { requiresShipping: false });
    const both = [
      { productId: tee, quantity: 1 },
      { productId: course, quantity: 1 },
    ];
    // 9.99 × 4.166 / 104.166 is 0.3995; 19% are included in 11.90.
    expect(await preview({ countryCode: 'DE' }, pickUp ?? null, both)).toMatchObject({
      totals: {
        taxes: [
          { name: 'VAT', rate: 19_000, taxable: 1000, amount: 190 },
          { name: 'Sales tax', rate: 4166, amount: 40 },
        ],
      },
      lines: [{ taxRate: 4166 }, { taxRate: 19_000 }],
    });
  });

  test('of a cart is the shop', async () => {
    const { payload } = await shop.client.data(AddTaxedLines, { lines: lines() }, shopper.token);
    expect(payload.cart).toMatchObject({
      totals: { taxTotal: 362, total: 3989 },
      lines: [
        { taxTotal: 272, taxRate: 10_000 },
        { taxTotal: 45, taxRate: 10_000 },
      ],
    });
  });
});

test('refunds include tax in proportion, and all of it in the end', async () => {
  await setTaxes({ pricesIncludeTax: false, rounding: 'TOTAL' });
  const input = { ...anOrderInput(...lines()), billing: to('DE'), paymentMethod: 'BANK' };
  const id = await anOrder(shop.client, shopper, input);
  await changeOrder(shop, admin, 'orderPaymentReceive', id);
  const { order } = await shop.client.data(ReadOrderLineIds, { id }, shopper.token);
  const bought = order?.lines ?? [];
  const refund = async (orderLineId: string | undefined, quantity: number) => {
    const { payload } = await shop.client.data(
      RefundTaxedLines,
      {
        input: {
          idempotencyKey: newId(),
          orderId: id,
          reason: 'Damaged',
          lines: [{ orderLineId, quantity, restock: false }],
        },
      },
      admin.token,
    );
    expect(payload.userErrors).toEqual([]);
    return (await shop.client.data(ReadRefundedTax, { id }, admin.token)).order;
  };
  // The tees are 29.97 and 5.70, the book 5.00 and 0.35, of 41.02 in all: 11.89 / 41.02 of 46.87.
  expect(await refund(bought[0]?.id, 1)).toEqual({ refundedAmount: 1358, refundedTaxTotal: 202 });
  await refund(bought[1]?.id, 1);
  expect(await refund(bought[0]?.id, 2)).toEqual({ refundedAmount: 4687, refundedTaxTotal: 698 });
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});

test('without taxes, an order is the same as before taxes existed', async () => {
  await setTaxes({ isEnabled: false });
  expect(await preview({ countryCode: 'DE' })).toEqual({
    totals: {
      ...sums,
      pricesIncludeTax: true,
      taxTotal: 0,
      shippingTaxTotal: 0,
      taxes: [],
      total: 3989,
    },
    lines: [
      { taxTotal: 0, taxRate: null },
      { taxTotal: 0, taxRate: null },
    ],
  });
});

test('a product rejects an unknown tax class', async () => {
  const { payload } = await shop.client.data(
    SetProductTaxClass,
    { id: tee, taxClassId: 'gone' },
    admin.token,
  );
  expect(payload.userErrors).toEqual([{ code: 'INVALID_VALUE', field: ['input', 'taxClassId'] }]);
  const { taxClasses } = await shop.client.data(ReadTaxClasses, {}, admin.token);
  expect(taxClasses).toEqual([{ name: 'Standard' }, { name: 'Reduced' }]);
});

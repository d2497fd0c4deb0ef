import { beforeAll, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../../db/check-integrity.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CreatePricedDraft,
  PlaceDraft,
  PreviewPricedDraft,
  ReadPricedDraft,
  ReadOrderOfDraft,
  UpdatePricedDraft,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { billing } from '../../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';
import { recordedDuring } from '../../audit/audit.fixtures.ts';

const shop = describeShop();
let owner: Person;
/** May write orders, but not refund them. */
let clerk: Person;
let customer: Person;
let lamp: string;
let mug: string;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  clerk = await aStaffMember(shop, 'ORDER_CLERK');
  customer = await aCustomer(shop);
});

beforeAll(async () => {
  lamp = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp', salePrice: 5000, stock: 100 });
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1000, stock: 100 });
});

const lines = () => [
  { productId: lamp, quantity: 1 },
  { productId: mug, quantity: 2 },
];
const input = (more: object): object => ({
  customerId: customer.userId,
  lines: lines(),
  billing,
  paymentMethod: 'BANK',
  ...more,
});
const scratched = { amount: 300, reason: 'Scratched' };
const loyal = { percent: 10, reason: 'Loyal customer' };
/** The lamp at 40.00, the mugs with 3.00 off, and 10% off all: 40.00 + 17.00 − 5.70. */
const priced = () => ({
  linePrices: [
    { lineIndex: 0, unitPrice: 4000 },
    { lineIndex: 1, discount: scratched },
  ],
  discount: loyal,
});

const create = async (more: object, { token } = owner) =>
  (await shop.client.data(CreatePricedDraft, { input: input(more) }, token)).payload;
const update = async (id: string, more: object, { token } = owner) =>
  (await shop.client.data(UpdatePricedDraft, { id, input: input(more) }, token)).payload;
const aDraft = async (more: object = priced()) => String((await create(more)).draftOrder?.id);
const read = async (id: string) => (await shop.client.data(ReadPricedDraft, { id }, owner.token)).draftOrder;
const place = async (id: string, expectedTotal: number | null, { token } = owner) =>
  (await shop.client.data(PlaceDraft, { id, expectedTotal }, token)).payload;

describe('a draft with prices of its own', () => {
  test('costs these, and shows the shop’s price beside them', async () => {
    const { draftOrder, userErrors } = await create(priced());
    expect(userErrors).toEqual([]);
    expect(draftOrder).toMatchObject({
      pricedBy: 'Grace Hopper',
      discount: { amount: null, percent: 10, reason: 'Loyal customer' },
      adjustments: [
        { title: 'Scratched', amount: 300 },
        { title: 'Loyal customer', amount: 570 },
      ],
      totals: { subtotal: 6000, discountTotal: 870, total: 5130 },
      lines: [
        { unitPrice: 4000, shopPrice: 5000, manualDiscount: null, discountTotal: 400 },
        {
          unitPrice: 1000,
          shopPrice: null,
          manualDiscount: { amount: 300, percent: null },
          discountTotal: 470,
        },
      ],
    });
  });

  test('keeps them when the shop’s price changes', async () => {
    const tray = await aProduct(shop.app.orm.em.fork(), { title: 'Tray', salePrice: 3000, stock: 9 });
    const own = {
      lines: [{ productId: tray, quantity: 2 }],
      linePrices: [{ lineIndex: 0, unitPrice: 2500 }],
    };
    const id = await aDraft(own);
    const em = shop.app.orm.em.fork();
    const setPrice = (price: number) =>
      em.execute('update product_variants set sale_price = ? where product_id = ?', [price, tray]);
    await setPrice(3500);
    expect(await read(id)).toMatchObject({
      totals: { total: 5000 },
      lines: [{ unitPrice: 2500, shopPrice: 3500, previousPrice: null }],
    });
    expect((await place(id, 5000)).userErrors).toEqual([]);
    await setPrice(3000);
  });

  test('may give a line away, and sell one product at two prices', async () => {
    const twice = [...lines(), { productId: mug, quantity: 1 }];
    const { draftOrder } = await create({ lines: twice, linePrices: [{ lineIndex: 2, unitPrice: 0 }] });
    expect(draftOrder).toMatchObject({
      totals: { total: 7000 },
      lines: [{ unitPrice: 5000 }, { quantity: 2, unitPrice: 1000 }, { quantity: 1, unitPrice: 0 }],
    });
  });

  test('costs what its preview says', async () => {
    const variables = { lines: lines(), ...priced() };
    const { draftOrderPreview } = await shop.client.data(PreviewPricedDraft, variables, clerk.token);
    expect(draftOrderPreview).toMatchObject({
      preview: {
        adjustments: [{ amount: 300 }, { amount: 570 }],
        totals: { total: 5130 },
        lines: [
          { unitPrice: 4000, shopPrice: 5000 },
          { unitPrice: 1000, shopPrice: null },
        ],
      },
      userErrors: [],
    });
  });

  test('becomes an order at these prices, whose history says who set them', async () => {
    const id = await aDraft();
    expect((await place(id, 7000)).userErrors).toMatchObject([{ code: 'TOTAL_CHANGED' }]);
    expect((await place(id, 5130, clerk)).userErrors).toEqual([]);
    const { order } = await shop.client.data(ReadOrderOfDraft, { id }, owner.token);
    expect(order).toEqual({
      adjustments: [
        { title: 'Scratched', code: null, kind: 'AMOUNT', amount: 300 },
        { title: 'Loyal customer', code: null, kind: 'PERCENT', amount: 570 },
      ],
      totals: { subtotal: 6000, discountTotal: 870, total: 5130 },
      lines: [
        { quantity: 1, unitPrice: 4000, discountTotal: 400 },
        { quantity: 2, unitPrice: 1000, discountTotal: 470 },
      ],
      history: [
        {
          staffName: 'Grace Hopper',
          manualPrices: {
            staffName: 'Grace Hopper',
            discount: { amount: null, percent: 10, reason: 'Loyal customer' },
            lines: [
              { title: 'Lamp', unitPrice: 4000, shopPrice: 5000, discount: null },
              { title: 'Mug', unitPrice: 1000, shopPrice: 1000, discount: { ...scratched, percent: null } },
            ],
          },
        },
      ],
    });
    const seen = await shop.client.data(ReadOrderOfDraft, { id }, customer.token);
    expect(seen.order).toMatchObject({
      adjustments: [{ title: 'Scratched' }, { title: 'Loyal customer' }],
      history: [{ manualPrices: null }],
    });
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });

  test('is free at a discount of 100%, and then paid', async () => {
    const id = await aDraft({ discount: { percent: 100, reason: 'Replacement' } });
    expect((await place(id, 0)).order?.totals.total).toBe(0);
  });
});

describe('without the permission to refund', () => {
  const codeOf = async (id: string | null, more: object) => {
    const { errors } = await (id
      ? shop.client.graphql(UpdatePricedDraft, { id, input: input(more) }, clerk.token)
      : shop.client.graphql(CreatePricedDraft, { input: input(more) }, clerk.token));
    return errors[0]?.extensions.code;
  };
  const [ownPrice, discounted] = [{ linePrices: [{ lineIndex: 0, unitPrice: 4000 }] }, { discount: loyal }];

  test.each([
    ['a price', ownPrice],
    ['a higher price', { linePrices: [{ lineIndex: 0, unitPrice: 9000 }] }],
    ['a line discount', { linePrices: [{ lineIndex: 1, discount: scratched }] }],
    ['a discount', discounted],
  ])('staff can’t set %s', async (_, prices) => {
    const id = await aDraft({});
    expect(await codeOf(null, prices)).toBe('FORBIDDEN');
    expect(await codeOf(id, prices)).toBe('FORBIDDEN');
    expect(await read(id)).toMatchObject({ pricedBy: null, discount: null, totals: { total: 7000 } });
  });

  test('staff keep what others set, and can remove it', async () => {
    const id = await aDraft();
    const changed = await update(id, { ...priced(), note: 'Call first.' }, clerk);
    expect(changed.draftOrder).toMatchObject({ pricedBy: 'Grace Hopper', totals: { total: 5130 } });
    const other = { ...priced(), discount: { percent: 11, reason: 'Loyal customer' } };
    expect(await codeOf(id, other)).toBe('FORBIDDEN');
    const twice = {
      lines: [...lines(), { productId: lamp, quantity: 1 }],
      linePrices: [...priced().linePrices, { lineIndex: 2, unitPrice: 4000 }],
    };
    expect(await codeOf(id, twice)).toBe('FORBIDDEN');
    const removed = await update(id, {}, clerk);
    expect(removed.draftOrder).toMatchObject({ pricedBy: null, totals: { total: 7000 } });
    expect(await codeOf(id, discounted)).toBe('FORBIDDEN');
  });
});

const price = (unitPrice: number, lineIndex = 0) => ({ linePrices: [{ lineIndex, unitPrice }] });
const lineOff = (discount: object) => ({ linePrices: [{ lineIndex: 1, discount }] });
const reason = 'Scratched';

test.each([
  ['a negative price', price(-1), 'linePrices.0.unitPrice', 'must not be negative'],
  ['a price that is too high', price(100_000_001), 'linePrices.0.unitPrice', 'at most 100,000,000'],
  ['the price of a line that is not there', price(1, 2), 'linePrices.0.lineIndex', 'not the index of a line'],
  [
    'two prices of a line',
    { linePrices: [...price(1).linePrices, ...price(2).linePrices] },
    'linePrices.1.lineIndex',
    'two prices',
  ],
  ['more than the line costs', lineOff({ amount: 2001, reason }), 'linePrices.0.discount.amount', '$20.00'],
  ['a line discount of 0', lineOff({ amount: 0, reason }), 'linePrices.0.discount.amount', 'greater than 0'],
  ['a negative discount', { discount: { amount: -5, reason } }, 'discount.amount', 'greater than 0'],
  [
    'more than the lines cost after their discounts',
    { ...lineOff({ amount: 500, reason }), discount: { amount: 6501, reason } },
    'discount.amount',
    '$65.00',
  ],
  ['more than any sum', { lines: [], discount: { amount: 2 ** 31, reason } }, 'discount.amount', null],
  ['101%', { discount: { percent: 101, reason } }, 'discount.percent', 'from 1 to 100'],
  ['0%', { discount: { percent: 0, reason } }, 'discount.percent', 'from 1 to 100'],
  ['both', { discount: { percent: 5, amount: 5, reason } }, 'discount.amount', 'either'],
  ['neither', { discount: { reason } }, 'discount.amount', 'either'],
  ['no reason', { discount: { percent: 5, reason: ' ' } }, 'discount.reason', 'reason'],
])('rejects %s, and changes nothing', async (_, prices, field, said) => {
  const id = await aDraft();
  const before = await read(id);
  const result = await shop.client.graphql(UpdatePricedDraft, { id, input: input(prices) }, owner.token);
  const { payload } = result.data ?? {};
  if (said === null) expect(payload?.draftOrder ?? null).toBeNull();
  else {
    expect(payload?.userErrors[0]).toMatchObject({ field: ['input', ...field.split('.')] });
    expect(payload?.userErrors[0]?.message).toContain(said);
  }
  expect(await read(id)).toEqual(before);
});

test('the audit log has prices and discounts without their reasons', async () => {
  const id = await aDraft({});
  const entries = await recordedDuring(shop, owner, () => update(id, priced()));
  const changes = entries.flatMap((entry) => entry.changes);
  expect(changes.map(({ field }) => field).toSorted()).toEqual(['discount', 'lines']);
  expect(JSON.stringify(changes)).toMatch(/4000/);
  expect(JSON.stringify(changes)).not.toMatch(/Scratched|Loyal/);
});

import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../test/seeded-random.ts';
import { DeliveryPrices } from '../delivery/delivery-prices.ts';
import { MANUAL_DISCOUNT } from '../pricing/manual-price.ts';
import type { DeliveryMethod, DeliveryOption } from '../delivery/delivery.ts';
import {
  type AgreedAdjustment,
  type AgreedOrder,
  type EditedLine,
  type PricedEdit,
  priceEdit,
} from './edit-rules.ts';

const EDITS = 2000;

const method = (id: string, fee: number): DeliveryMethod => ({
  id,
  name: id,
  pricing: 'FLAT',
  fee,
  freeFrom: null,
  tiers: [],
  minDays: null,
  maxDays: null,
  note: null,
});

/** Today, post costs 7.00 and express 15.00, and all taxes are 20%. */
const today = {
  currency: 'USD',
  step: 1,
  delivery: new DeliveryPrices(
    {
      countryCode: 'US',
      fee: 700,
      freeFrom: null,
      zones: [
        {
          id: 'US',
          name: 'US',
          places: [{ countryCode: 'US', region: null }],
          methods: [method('post', 700), method('express', 1500)],
        },
      ],
    },
    'UTC',
    () => new Date('2026-12-01T12:00:00Z'),
  ),
  taxAt: () => ({
    pricesInclude: false,
    rounding: 'LINE' as const,
    delivery: { name: 'VAT', rate: 20_000 },
    rateOf: () => ({ name: 'VAT', rate: 20_000 }),
  }),
};

const post: DeliveryOption = {
  methodId: 'post',
  name: 'post',
  price: 500,
  isPickUp: false,
  note: null,
  earliestOn: null,
  latestOn: null,
};

const line = (id: string, quantity: number, more: Partial<EditedLine> = {}): EditedLine => ({
  id,
  position: 0,
  unitPrice: 1000,
  quantity,
  previousQuantity: quantity,
  agreedRate: 10_000,
  ...more,
});

const promotion = (shares: number[]): AgreedAdjustment => ({
  id: 'winter',
  promotionId: 'winter',
  title: 'Winter',
  code: null,
  kind: 'PERCENT',
  amount: shares.reduce((sum, share) => sum + share, 0),
  shares,
});

/** Three units of 10.00 less 10% and post for 5.00, with 10% tax added: 27.00 + 5.00 + 2.70 + 0.50. */
const agreed: AgreedOrder = {
  totals: {
    shippingTotal: 500,
    shippingTaxTotal: 50,
    taxes: [{ name: 'Old VAT', rate: 10_000, taxable: 3200, amount: 320 }],
    pricesIncludeTax: false,
  },
  adjustments: [promotion([300])],
  method: post,
  requiresShipping: true,
  to: { countryCode: 'US' },
};

const total = (edit: PricedEdit<EditedLine>) => edit.totals.total;

describe('an edit by hand', () => {
  test.each([
    ['nothing', [line('a', 3)], {}, 3520],
    // 20.00 - 2.00 + 5.00, and 10% tax on it.
    ['a unit less', [line('a', 2, { previousQuantity: 3 })], {}, 2530],
    // 40.00 - 4.00 + 5.00, and 10% tax on it.
    ['a unit more', [line('a', 4, { previousQuantity: 3 })], {}, 4510],
    // 35.20, and 6.00 with 20% tax.
    [
      'another line',
      [
        line('a', 3),
        line('b', 1, { position: 1, unitPrice: 600, previousQuantity: 0, agreedRate: undefined }),
      ],
      {},
      4240,
    ],
    // 27.00 with 10% tax, and 15.00 with 20%.
    ['express', [line('a', 3)], { deliveryMethodId: 'express' }, 4770],
    // 17.00 + 5.00, and 10% tax on it.
    ['a discount', [line('a', 3)], { discount: { amount: 1000, reason: 'Torn' } }, 2420],
    // 27.00 and 10% tax on it.
    ['nothing to deliver', [line('a', 3, { requiresShipping: false })], {}, 2970],
  ])('of %s', (_, lines, terms, expected) => {
    expect(total(priceEdit(agreed, lines, terms, today))).toBe(expected);
  });

  test('without a chosen method, if something must be delivered for the first time, has none', () => {
    const nothing = { ...agreed, method: null, requiresShipping: false };
    expect(priceEdit(nothing, [line('a', 3)], {}, today).deliveryMethod).toBe(undefined);
    const nowhere = { ...nothing, to: { countryCode: 'FR' } };
    expect(priceEdit(nowhere, [line('a', 3)], {}, today).deliveryMethod).toBe(undefined);
  });

  test('replaces an earlier manual discount, and keeps its reason', () => {
    const torn = {
      ...promotion([]),
      id: 'torn',
      promotionId: MANUAL_DISCOUNT,
      kind: 'AMOUNT' as const,
      amount: 100,
    };
    const before = { ...agreed, adjustments: [torn] };
    const terms = { discount: { amount: 250, reason: 'Scratched' } };
    const { adjustments } = priceEdit(before, [line('a', 3)], terms, today);
    expect(adjustments.map(({ title, amount, shares }) => [title, amount, shares])).toEqual([
      ['Scratched', 250, [250]],
    ]);
  });
});

test(`${EDITS} random edits: sums hold, no change changes nothing, and the reverse comes back`, () => {
  const random = seededRandom(20_261_201);
  const upTo = (max: number) => 1 + Math.floor(random() * max);
  for (let turn = 0; turn < EDITS; turn += 1) {
    const quantities = Array.from({ length: upTo(5) }, () => upTo(9));
    // A discount of the same amount for each unit divides by any number of units.
    const perUnit = quantities.map(() => upTo(50) - 1);
    const placed = quantities.map((quantity, position) =>
      line(`line ${position}`, quantity, { position, unitPrice: 100 + upTo(9000) }),
    );
    const shares = placed.map(({ quantity }, index) => quantity * (perUnit[index] ?? 0));
    const adjustments = shares.some((share) => share > 0) ? [promotion(shares)] : [];
    const pricesIncludeTax = random() < 0.5;
    const order = { ...agreed, adjustments, totals: { ...agreed.totals, pricesIncludeTax } };
    const first = priceEdit(order, placed, {}, today);
    const stored = { ...order, totals: first.totals, adjustments: first.adjustments };
    const unchanged = priceEdit(stored, placed, {}, today);
    expect(unchanged.totals).toEqual(first.totals);
    const changed = placed.map((each) => ({ ...each, quantity: upTo(9) }));
    const edit = priceEdit(stored, changed, {}, today);
    expectSums(edit);
    const back = placed.map((each, index) => ({ ...each, previousQuantity: changed[index]?.quantity ?? 0 }));
    const reversed = priceEdit(
      { ...stored, totals: edit.totals, adjustments: edit.adjustments },
      back,
      {},
      today,
    );
    expect(reversed.totals).toEqual(first.totals);
  }
});

function expectSums({ lines, adjustments, totals }: PricedEdit<EditedLine>): void {
  const sum = (amounts: number[]) => amounts.reduce((before, amount) => before + amount, 0);
  const discount = sum(lines.map(({ discountTotal }) => discountTotal));
  expect(totals.subtotal).toBe(sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity)));
  expect([totals.discountTotal, sum(adjustments.map(({ amount }) => amount))]).toEqual([discount, discount]);
  expect(totals.taxTotal).toBe(sum(lines.map(({ taxTotal }) => taxTotal)) + totals.shippingTaxTotal);
  const addedTax = totals.pricesIncludeTax ? 0 : totals.taxTotal;
  expect(totals.total).toBe(totals.subtotal - discount + totals.shippingTotal + addedTax);
}

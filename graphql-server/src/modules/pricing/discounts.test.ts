import { describe, expect, test } from 'vitest';
import type { PromotionEffect, PromotionTerms } from './discounts.ts';
import { type DeliveryTerms, priceOrder } from './price-order.ts';

type Line = { unitPrice: number; quantity: number };

const FEE_5_FREE_FROM_140: DeliveryTerms = { fee: 500, freeFrom: 14_000 };

/** A promotion for all lines, or for those with the given indexes. */
interface Given {
  effect: PromotionEffect;
  only?: number[];
}

function price(lines: [number, number][], given: Given[], delivery: DeliveryTerms, step = 1) {
  const unpriced: Line[] = lines.map(([unitPrice, quantity]) => ({ unitPrice, quantity }));
  const promotions = given.map(({ effect, only }, index): PromotionTerms<Line & { total?: number }> => ({
    id: `p${index}`,
    title: `Promotion ${index}`,
    code: null,
    effect,
    // Pricing passes its own line objects, which are identified by price.
    appliesTo: ({ unitPrice }) => !only || only.some((at) => unpriced[at]?.unitPrice === unitPrice),
  }));
  return priceOrder(unpriced, { delivery, promotions, step });
}

const percent = (value: number): PromotionEffect => ({ kind: 'PERCENT', percent: value });
const amount = (value: number): PromotionEffect => ({ kind: 'AMOUNT', amount: value });
const freeDelivery: PromotionEffect = { kind: 'FREE_DELIVERY' };
const get = (buyQuantity: number, getQuantity: number, value = 100): PromotionEffect => ({
  kind: 'BUY_X_GET_Y',
  buyQuantity,
  getQuantity,
  percent: value,
});

// Computed by hand: lines as [unit price, quantity]; shares per line; delivery; total.
test.each<{
  what: string;
  lines: [number, number][];
  given: Given[];
  shares: number[];
  shipping: number;
  total: number;
}>([
  {
    what: '10 % of one line',
    lines: [[1999, 1]],
    given: [{ effect: percent(10) }],
    // 199.9 rounds to 200.
    shares: [200],
    shipping: 500,
    total: 2299,
  },
  {
    what: '10 % of three lines, of which each would round up',
    lines: [
      [105, 1],
      [106, 1],
      [107, 1],
    ],
    given: [{ effect: percent(10) }],
    // 10% of 318 is 31.8, rounded to 32: 10.57 + 10.67 + 10.77 have the remainders .57, .67 and .77.
    shares: [10, 11, 11],
    shipping: 500,
    total: 786,
  },
  {
    what: 'an amount over two lines',
    lines: [
      [1000, 2],
      [500, 1],
    ],
    given: [{ effect: amount(1000) }],
    shares: [800, 200],
    shipping: 500,
    total: 2000,
  },
  {
    what: 'an amount that is more than the lines',
    lines: [[300, 1]],
    given: [{ effect: amount(1000) }],
    shares: [300],
    shipping: 500,
    total: 500,
  },
  {
    what: 'only the lines that it is for',
    lines: [
      [1000, 1],
      [2000, 1],
    ],
    given: [{ effect: percent(50), only: [1] }],
    shares: [0, 1000],
    shipping: 500,
    total: 2500,
  },
  {
    what: 'one after the other: 10 % of what 5.00 has left',
    lines: [[2000, 1]],
    given: [{ effect: amount(500) }, { effect: percent(10) }],
    shares: [650],
    shipping: 500,
    total: 1850,
  },
  {
    what: 'the other way round',
    lines: [[2000, 1]],
    given: [{ effect: percent(10) }, { effect: amount(500) }],
    shares: [700],
    shipping: 500,
    total: 1800,
  },
  {
    what: 'delivery is free from 140.00 after discounts: not of 139.99',
    lines: [[15_000, 1]],
    given: [{ effect: amount(1001) }],
    shares: [1001],
    shipping: 500,
    total: 14_499,
  },
  {
    what: 'but of 140.00',
    lines: [[15_000, 1]],
    given: [{ effect: amount(1000) }],
    shares: [1000],
    shipping: 0,
    total: 14_000,
  },
  {
    what: 'free delivery takes off the fee',
    lines: [[1000, 1]],
    given: [{ effect: percent(10) }, { effect: freeDelivery }],
    shares: [100],
    shipping: 0,
    total: 900,
  },
  {
    what: 'buy two, get one: the cheapest of three is given',
    lines: [
      [900, 1],
      [300, 1],
      [600, 1],
    ],
    given: [{ effect: get(2, 1) }],
    shares: [0, 300, 0],
    shipping: 500,
    total: 2000,
  },
  {
    what: 'of two units nothing is given',
    lines: [[900, 2]],
    given: [{ effect: get(2, 1) }],
    shares: [0],
    shipping: 500,
    total: 2300,
  },
  {
    what: 'of seven units two are given, over lines',
    lines: [
      [900, 5],
      [300, 1],
      [600, 1],
    ],
    given: [{ effect: get(2, 1) }],
    shares: [0, 300, 600],
    shipping: 500,
    total: 5000,
  },
  {
    what: 'buy one, get two: with two units one is given',
    lines: [
      [900, 1],
      [300, 1],
    ],
    given: [{ effect: get(1, 2) }],
    shares: [0, 300],
    shipping: 500,
    total: 1400,
  },
  {
    what: 'the second at half the price, rounded for each unit',
    lines: [[333, 4]],
    given: [{ effect: get(1, 1, 50) }],
    // Two at 166.5, rounded to 167.
    shares: [334],
    shipping: 500,
    total: 1498,
  },
  {
    what: 'given units that are less by a promotion before are given for what is left',
    lines: [[1000, 2]],
    given: [{ effect: percent(75) }, { effect: get(1, 1) }],
    // 2000 less 1500 leaves 500, which is less than the unit's 1000.
    shares: [2000],
    shipping: 500,
    total: 500,
  },
])('$what', ({ lines, given, shares, shipping, total }) => {
  const priced = price(lines, given, FEE_5_FREE_FROM_140);
  expect(priced.lines.map((line) => line.discountTotal)).toEqual(shares);
  expect(priced.totals).toMatchObject({ shippingTotal: shipping, total });
  const { subtotal, discountTotal } = priced.totals;
  expect(subtotal - discountTotal + shipping).toBe(total);
});

describe('adjustments', () => {
  test('say which promotion discounted each line by how much', () => {
    const { adjustments } = price(
      [
        [1000, 1],
        [3000, 1],
      ],
      [{ effect: percent(10) }, { effect: freeDelivery }],
      FEE_5_FREE_FROM_140,
    );
    expect(adjustments).toEqual([
      {
        promotionId: 'p0',
        title: 'Promotion 0',
        code: null,
        kind: 'PERCENT',
        amount: 400,
        shares: [100, 300],
      },
      { promotionId: 'p1', title: 'Promotion 1', code: null, kind: 'FREE_DELIVERY', amount: 500, shares: [] },
    ]);
  });

  test('free delivery is limited to its maximum', () => {
    const express = { fee: 2500, freeFrom: null, promotedOff: 500 };
    const { adjustments, totals } = price([[1000, 1]], [{ effect: freeDelivery }], express);
    expect([adjustments[0]?.amount, totals.shippingTotal, totals.total]).toEqual([500, 2000, 3000]);
  });

  test.each([
    [
      'delivery of which nothing is to be taken',
      [{ effect: freeDelivery }],
      { fee: 900, freeFrom: null, promotedOff: 0 },
    ],
    ['delivery that is free anyway', [{ effect: freeDelivery }], { fee: 0, freeFrom: null }],
    ['too few units', [{ effect: get(5, 1) }], FEE_5_FREE_FROM_140],
    ['a percent of a cent', [{ effect: percent(1) }], FEE_5_FREE_FROM_140],
  ])('there are none for %s', (_what, given, delivery) => {
    expect(price([[49, 1]], given, delivery).adjustments).toEqual([]);
  });
});

test('if the smallest coin is ten, discounts are multiples of it', () => {
  const { lines, totals } = price(
    [
      [1230, 1],
      [1110, 1],
      [1000, 1],
    ],
    [{ effect: percent(10) }],
    FEE_5_FREE_FROM_140,
    10,
  );
  // 10% of 3340 is 334, rounded to 330: 121.5, 109.7 and 98.8 in steps of ten.
  expect(lines.map(({ discountTotal }) => discountTotal)).toEqual([120, 110, 100]);
  expect(totals.total).toBe(3510);
});

import { describe, expect, test } from 'vitest';
import type { PromotionEffect } from '../pricing/discounts.ts';
import { normalisedCode, type Promotion, promotionStatus } from './promotion.ts';
import { type Buyer, decidePromotions, type PromotableLine } from './promotion-rules.ts';

const now = new Date('2026-11-28T12:00:00Z');
const before = new Date('2026-11-28T11:00:00Z');
const after = new Date('2026-11-28T13:00:00Z');

const percent = (value: number): PromotionEffect => ({ kind: 'PERCENT', percent: value });
const amount = (value: number): PromotionEffect => ({ kind: 'AMOUNT', amount: value });

function aPromotion(id: string, changes: Partial<Promotion> = {}): Promotion {
  return {
    id,
    title: `Promotion ${id}`,
    code: id.toUpperCase(),
    effect: percent(10),
    minimum: null,
    productIds: [],
    categoryIds: [],
    collectionIds: [],
    customerIds: [],
    firstOrderOnly: false,
    startsAt: before,
    endsAt: null,
    usageLimit: null,
    customerLimit: null,
    used: 0,
    priority: 0,
    combines: true,
    isEnabled: true,
    ...changes,
  };
}

// A lamp for 40.00, and two mugs for 10.00 each, in the kitchen category.
const lamp: PromotableLine = { productId: 'lamp', unitPrice: 4000, quantity: 1 };
const mugs: PromotableLine = { productId: 'mug', unitPrice: 1000, quantity: 2 };
const stranger: Buyer = { id: 'ada', orders: 0, uses: new Map() };

function decide(promotions: Promotion[], { lines = [lamp, mugs], buyer = stranger } = {}) {
  const { applied, refused } = decidePromotions(promotions, {
    lines,
    buyer,
    now,
    currency: 'USD',
    step: 1,
    delivery: { fee: 500, freeFrom: null },
    groupsOf: (productId) => new Set(productId === 'mug' ? ['kitchen'] : []),
  });
  return {
    applied: applied.map(({ id }) => id),
    refused: Object.fromEntries([...refused].map(([id, { code }]) => [id, code.replace('PROMOTION_', '')])),
  };
}

describe('a promotion', () => {
  test.each<{
    what: string;
    changes: Partial<Promotion>;
    buyer?: Buyer;
    lines?: PromotableLine[];
    ineligibilityReason: string | null;
  }>([
    { what: 'applies', changes: {}, ineligibilityReason: null },
    { what: 'that has not begun', changes: { startsAt: after }, ineligibilityReason: 'NOT_YET' },
    { what: 'that begins now', changes: { startsAt: now }, ineligibilityReason: null },
    { what: 'that has ended', changes: { endsAt: now }, ineligibilityReason: 'EXPIRED' },
    { what: 'that ends later', changes: { endsAt: after }, ineligibilityReason: null },
    { what: 'that is switched off', changes: { isEnabled: false }, ineligibilityReason: 'EXPIRED' },
    { what: 'of which one use is left', changes: { usageLimit: 3, used: 2 }, ineligibilityReason: null },
    { what: 'that is used up', changes: { usageLimit: 3, used: 3 }, ineligibilityReason: 'USED_UP' },
    { what: 'for the customer', changes: { customerIds: ['bob', 'ada'] }, ineligibilityReason: null },
    {
      what: 'for another one',
      changes: { customerIds: ['bob'] },
      ineligibilityReason: 'NOT_FOR_THIS_CUSTOMER',
    },
    {
      what: 'for some customers, when it is not known who buys',
      changes: { customerIds: ['bob'] },
      buyer: { ...stranger, id: null },
      ineligibilityReason: 'NOT_FOR_THIS_CUSTOMER',
    },
    { what: 'for a first order', changes: { firstOrderOnly: true }, ineligibilityReason: null },
    {
      what: 'for a first order, of a customer who has ordered',
      changes: { firstOrderOnly: true },
      buyer: { ...stranger, orders: 1 },
      ineligibilityReason: 'FIRST_ORDER_ONLY',
    },
    {
      what: 'that the customer has used once of twice',
      changes: { customerLimit: 2 },
      buyer: { ...stranger, uses: new Map([['p', 1]]) },
      ineligibilityReason: null,
    },
    {
      what: 'that the customer has used as often as one may',
      changes: { customerLimit: 2 },
      buyer: { ...stranger, uses: new Map([['p', 2]]) },
      ineligibilityReason: 'USED_BY_CUSTOMER',
    },
    { what: 'for a product that is there', changes: { productIds: ['mug'] }, ineligibilityReason: null },
    { what: 'for a category', changes: { categoryIds: ['kitchen'] }, ineligibilityReason: null },
    {
      what: 'for other products',
      changes: { productIds: ['chair'], collectionIds: ['new'] },
      ineligibilityReason: 'NOT_FOR_THESE_PRODUCTS',
    },
    { what: 'from 60.00 on', changes: { minimum: 6000 }, ineligibilityReason: null },
    { what: 'from 60.01 on', changes: { minimum: 6001 }, ineligibilityReason: 'MINIMUM_NOT_REACHED' },
    {
      what: 'from 60.00 of what it is for on',
      changes: { minimum: 6000, productIds: ['lamp'] },
      ineligibilityReason: 'MINIMUM_NOT_REACHED',
    },
    {
      what: 'that gives a third mug',
      changes: {
        effect: { kind: 'BUY_X_GET_Y', buyQuantity: 2, getQuantity: 1, percent: 100 },
        productIds: ['mug'],
      },
      ineligibilityReason: 'MINIMUM_NOT_REACHED',
    },
    { what: 'of delivery', changes: { effect: { kind: 'FREE_DELIVERY' } }, ineligibilityReason: null },
    {
      what: 'that is worth less than a cent',
      changes: { effect: percent(1) },
      lines: [{ ...lamp, unitPrice: 49 }],
      ineligibilityReason: 'WITHOUT_EFFECT',
    },
    { what: 'of an empty cart', changes: {}, lines: [], ineligibilityReason: 'WITHOUT_EFFECT' },
  ])(
    '$what: $ineligibilityReason',
    ({ changes, buyer = stranger, lines = [lamp, mugs], ineligibilityReason }) => {
      const { applied, refused } = decide([aPromotion('p', changes)], { buyer, lines });
      expect(refused).toEqual(ineligibilityReason === null ? {} : { p: ineligibilityReason });
      expect(applied).toEqual(ineligibilityReason === null ? ['p'] : []);
    },
  );
});

test.each<{ what: string; promotions: Promotion[]; applied: string[]; refused: Record<string, string> }>([
  {
    what: 'those that go together do, percentages before amounts',
    promotions: [aPromotion('a', { effect: amount(500) }), aPromotion('b')],
    applied: ['b', 'a'],
    refused: {},
  },
  {
    what: 'by priority before that',
    promotions: [aPromotion('a', { effect: amount(500), priority: 1 }), aPromotion('b')],
    applied: ['a', 'b'],
    refused: {},
  },
  {
    what: 'one that stands alone, when it takes more off',
    promotions: [aPromotion('alone', { combines: false, effect: percent(20) }), aPromotion('b')],
    applied: ['alone'],
    refused: { b: 'NOT_COMBINABLE' },
  },
  {
    what: 'the others, when they take more off',
    // 20% of 60.00 is 12.00; 10% is 6.00, plus 7.00 of the rest.
    promotions: [
      aPromotion('alone', { combines: false, effect: percent(20) }),
      aPromotion('b'),
      aPromotion('c', { effect: amount(700) }),
    ],
    applied: ['b', 'c'],
    refused: { alone: 'NOT_COMBINABLE' },
  },
  {
    what: 'the one of a higher priority, whatever it takes off',
    promotions: [
      aPromotion('alone', { combines: false, priority: 5, effect: percent(1) }),
      aPromotion('b', { effect: percent(50) }),
    ],
    applied: ['alone'],
    refused: { b: 'NOT_COMBINABLE' },
  },
  {
    what: 'of two that stand alone the better one',
    promotions: [
      aPromotion('a', { combines: false, effect: amount(599) }),
      aPromotion('b', { combines: false }),
    ],
    applied: ['b'],
    refused: { a: 'NOT_COMBINABLE' },
  },
  {
    what: 'one that may not apply is in nobody’s way',
    promotions: [aPromotion('alone', { combines: false, priority: 5, endsAt: before }), aPromotion('b')],
    applied: ['b'],
    refused: { alone: 'EXPIRED' },
  },
  {
    what: 'one with nothing left to take off beside one that takes everything',
    promotions: [aPromotion('all', { effect: percent(100), priority: 1 }), aPromotion('b')],
    applied: ['all'],
    refused: { b: 'WITHOUT_EFFECT' },
  },
])('of several: $what', ({ promotions, applied, refused }) => {
  expect(decide(promotions)).toEqual({ applied, refused });
});

test.each([
  ['welcome10', 'WELCOME10'],
  ['  Welcome10 ', 'WELCOME10'],
  ['', ''],
])('the code %j is %j', (typed, code) => {
  expect(normalisedCode(typed)).toBe(code);
});

test.each([
  [{ isEnabled: true, startsAt: before, endsAt: null }, 'ACTIVE'],
  [{ isEnabled: true, startsAt: before, endsAt: after }, 'ACTIVE'],
  [{ isEnabled: true, startsAt: after, endsAt: null }, 'SCHEDULED'],
  [{ isEnabled: true, startsAt: before, endsAt: now }, 'ENDED'],
  [{ isEnabled: false, startsAt: before, endsAt: null }, 'OFF'],
] as const)('%j is %s', (promotion, status) => {
  expect(promotionStatus(promotion, now)).toBe(status);
});

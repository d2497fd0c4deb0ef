import { expect, test } from 'vitest';
import { seededRandom } from '../../test/seeded-random.ts';
import type { PromotionEffect } from './discounts.ts';
import { priceOrder } from './price-order.ts';
import { priceRefund, refundedTax } from './price-refund.ts';

const CARTS = 1000;

interface Line {
  name: string;
  unitPrice: number;
  quantity: number;
  /** Its tax, in whole percent; null: none. */
  percent: number | null;
}
interface Tax {
  pricesInclude: boolean;
  rounding: 'LINE' | 'TOTAL';
  deliveryPercent: number | null;
}
interface Promotion {
  effect: PromotionEffect;
  /** The names of the lines that it is for. */
  names: string[];
}

// The model: one unit after the other and one cent after the other, without any of the formulas of the code.

/** Cents go one by one to the line that has most still to get, the first of those that have the same. */
function modelSpread(amount: number, weights: number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  // In parts of a cent, of which a cent has `whole`.
  const exact = weights.map((weight) => amount * weight);
  const shares = exact.map((part) => (whole === 0 ? 0 : Math.floor(part / whole)));
  let left = whole === 0 ? 0 : amount - shares.reduce((sum, share) => sum + share, 0);
  for (; left > 0; left -= 1) {
    const missing = exact.map((part, index) => part - (shares[index] ?? 0) * whole);
    const most = missing.indexOf(Math.max(...missing));
    shares[most] = (shares[most] ?? 0) + 1;
  }
  return shares;
}

function modelGiven(lines: Line[], left: number[], { names, effect }: Promotion): number[] {
  if (effect.kind !== 'BUY_X_GET_Y') return [];
  const units = lines.flatMap((line, index) =>
    names.includes(line.name)
      ? Array.from({ length: line.quantity }, () => ({ index, price: line.unitPrice }))
      : [],
  );
  let [toBuy, toGet, given] = [effect.buyQuantity, 0, 0];
  for (let unit = 0; unit < units.length; unit += 1) {
    if (toBuy > 0) {
      toBuy -= 1;
      if (toBuy === 0) toGet = effect.getQuantity;
    } else {
      given += 1;
      toGet -= 1;
      if (toGet === 0) toBuy = effect.buyQuantity;
    }
  }
  const shares = lines.map(() => 0);
  for (const { index, price } of units
    .toSorted((one, other) => one.price - other.price || one.index - other.index)
    .slice(0, given))
    shares[index] = (shares[index] ?? 0) + Math.floor((price * effect.percent + 50) / 100);
  return shares.map((share, index) => Math.min(share, left[index] ?? 0));
}

/** The cents that a tax comes to: the most of which one less half a cent is not more than it is. */
function modelTax(amount: number, percent: number, { pricesInclude }: Tax): number {
  const whole = pricesInclude ? 100 + percent : 100;
  let cents = Math.floor((amount * percent) / whole);
  while ((2 * (cents + 1) - 1) * whole <= 2 * amount * percent) cents += 1;
  return cents;
}

/** The tax of each part, delivery last. */
function modelTaxes(amounts: number[], percents: (number | null)[], tax: Tax): number[] {
  const taxes = amounts.map(() => 0);
  for (const percent of new Set(percents)) {
    if (percent === null) continue;
    const ofRate = amounts.map((amount, index) => (percents[index] === percent ? amount : 0));
    const sum = ofRate.reduce((before, amount) => before + amount, 0);
    const shares =
      tax.rounding === 'LINE'
        ? ofRate.map((amount) => modelTax(amount, percent, tax))
        : modelSpread(modelTax(sum, percent, tax), ofRate);
    for (const [index, share] of shares.entries()) taxes[index] = (taxes[index] ?? 0) + share;
  }
  return taxes;
}

function model(lines: Line[], promotions: Promotion[], fee: number, freeFrom: number, tax: Tax) {
  const left = lines.map((line) => line.unitPrice * line.quantity);
  const subtotal = left.reduce((sum, amount) => sum + amount, 0);
  for (const promotion of promotions) {
    const { effect, names } = promotion;
    const counted = left.map((amount, index) => (names.includes(lines[index]?.name ?? '') ? amount : 0));
    const sum = counted.reduce((before, amount) => before + amount, 0);
    const shares =
      effect.kind === 'PERCENT'
        ? modelSpread(Math.floor((sum * effect.percent + 50) / 100), counted)
        : effect.kind === 'AMOUNT'
          ? modelSpread(Math.min(effect.amount, sum), counted)
          : modelGiven(lines, left, promotion);
    for (const [index, share] of shares.entries()) left[index] = (left[index] ?? 0) - share;
  }
  const paid = left.reduce((sum, amount) => sum + amount, 0);
  const isFree = paid >= freeFrom || promotions.some(({ effect }) => effect.kind === 'FREE_DELIVERY');
  const delivery = isFree ? 0 : fee;
  const taxes = modelTaxes(
    [...left, delivery],
    [...lines.map(({ percent }) => percent), tax.deliveryPercent],
    tax,
  );
  const taxTotal = taxes.reduce((sum, amount) => sum + amount, 0);
  return { left, subtotal, taxes, taxTotal, total: paid + delivery + (tax.pricesInclude ? 0 : taxTotal) };
}

const random = seededRandom(20_261_124);
const upTo = (most: number) => 1 + Math.floor(random() * most);

function anEffect(): PromotionEffect {
  switch (upTo(4)) {
    case 1:
      return { kind: 'PERCENT', percent: upTo(100) };
    case 2:
      return { kind: 'AMOUNT', amount: upTo(20_000) };
    case 3:
      return { kind: 'FREE_DELIVERY' };
    default:
      return { kind: 'BUY_X_GET_Y', buyQuantity: upTo(3), getQuantity: upTo(3), percent: upTo(100) };
  }
}

/** Two rates, so that lines and delivery share them. */
const aPercent = () => [null, 7, 19][upTo(3) - 1] ?? null;
const rateOf = (percent: number | null) =>
  percent === null ? null : { name: `${percent} %`, rate: percent * 1000 };

test(`${CARTS} random carts with promotions, delivery and taxes are priced as by hand, and refunds come to what was paid`, () => {
  for (let cart = 0; cart < CARTS; cart += 1) {
    const lines = Array.from({ length: upTo(6) }, (_, index) => ({
      ...{ name: `line ${index}`, unitPrice: upTo(9999), quantity: upTo(9) },
      percent: aPercent(),
    }));
    const promotions = Array.from({ length: upTo(4) - 1 }, () => ({
      effect: anEffect(),
      names: lines.map(({ name }) => name).filter(() => random() < 0.7),
    }));
    const [fee, freeFrom] = [upTo(1500) - 1, upTo(40_000)];
    const tax: Tax = {
      pricesInclude: random() < 0.5,
      rounding: random() < 0.5 ? 'LINE' : 'TOTAL',
      deliveryPercent: aPercent(),
    };
    const expected = model(lines, promotions, fee, freeFrom, tax);
    const priced = priceOrder(lines, {
      delivery: { fee, freeFrom },
      promotions: promotions.map(({ effect, names }, index) => ({
        ...{ id: String(index), title: 'Promotion', code: null, effect },
        appliesTo: ({ name }) => names.includes(name),
      })),
      tax: {
        ...{ pricesInclude: tax.pricesInclude, rounding: tax.rounding },
        rateOf: ({ percent }) => rateOf(percent),
        delivery: rateOf(tax.deliveryPercent),
      },
    });
    const about = JSON.stringify({ cart, lines, promotions, fee, freeFrom, tax });
    expect(
      priced.lines.map(({ total, discountTotal }) => total - discountTotal),
      about,
    ).toEqual(expected.left);
    const { shippingTaxTotal } = priced.totals;
    expect([...priced.lines.map(({ taxTotal }) => taxTotal), shippingTaxTotal], about).toEqual(
      expected.taxes,
    );
    const { subtotal, taxTotal, total } = expected;
    expect(priced.totals, about).toMatchObject({ subtotal, taxTotal, total });
    expect(
      priced.totals.taxes.reduce((sum, { amount }) => sum + amount, 0),
      about,
    ).toBe(taxTotal);
    refundAll(
      priced.lines.map((line) => ({ ...line, addedTax: tax.pricesInclude ? 0 : line.taxTotal })),
      { total, taxTotal },
      about,
    );
  }
});

/** Refunds all units, some at a time in any order: what goes back is never more than was paid, and comes to all of it. */
function refundAll(
  lines: readonly (Line & { discountTotal: number; addedTax: number })[],
  { total, taxTotal }: { total: number; taxTotal: number },
  about: string,
): void {
  const refunded = lines.map(() => 0);
  let back = 0;
  let taxBack = 0;
  while (lines.some(({ quantity }, index) => (refunded[index] ?? 0) < quantity)) {
    const wanted = lines.map(({ quantity }, index) =>
      Math.floor(random() * (quantity - (refunded[index] ?? 0) + 1)),
    );
    const amount = priceRefund(
      lines.map((line, index) => ({
        ...{ ...line, refundedQuantity: refunded[index] ?? 0, wantedQuantity: wanted[index] ?? 0 },
      })),
      total,
    );
    expect(amount, about).toBeGreaterThanOrEqual(0);
    back += amount;
    expect(back, about).toBeLessThanOrEqual(total);
    const taxNow = refundedTax({ total, taxTotal }, back);
    expect(taxNow, about).toBeGreaterThanOrEqual(taxBack);
    expect(taxNow, about).toBeLessThanOrEqual(Math.min(taxTotal, back));
    taxBack = taxNow;
    for (const [index, units] of wanted.entries()) refunded[index] = (refunded[index] ?? 0) + units;
  }
  const isForNothing = lines.every(
    ({ unitPrice, quantity, discountTotal }) => unitPrice * quantity === discountTotal,
  );
  // Of an order whose lines cost nothing, delivery is no line's share: staff name the amount.
  expect(back, about).toBe(isForNothing ? 0 : total);
  expect(taxBack, about).toBe(isForNothing ? 0 : taxTotal);
}

import type { PromotionEffect } from './discounts.ts';

// Order prices computed independently for the tests: unit by unit and cent by cent, without any of the
// formulas of the code.

/** A line of the order. */
export interface ModelLine {
  name: string;
  unitPrice: number;
  quantity: number;
  /** Tax in whole percent; null for none. */
  percent: number | null;
}

export interface ModelTax {
  pricesInclude: boolean;
  rounding: 'LINE' | 'TOTAL';
  deliveryPercent: number | null;
}

export interface ModelPromotion {
  effect: PromotionEffect;
  /** Names of the discounted lines. */
  names: string[];
}

/** Cents go one by one to the line with the largest remainder, the first of equals. */
function modelSpread(amount: number, weights: number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  // In fractions of a cent; `whole` of them are a cent.
  const exact = weights.map((weight) => amount * weight);
  const shares = exact.map((part) => (whole === 0 ? 0 : Math.floor(part / whole)));
  let left = whole === 0 ? 0 : amount - shares.reduce((sum, share) => sum + share, 0);
  for (; left > 0; left -= 1) {
    const missing = exact.map((part, index) => part - (shares[index] ?? 0) * whole);
    const maxIndex = missing.indexOf(Math.max(...missing));
    shares[maxIndex] = (shares[maxIndex] ?? 0) + 1;
  }
  return shares;
}

function modelGiven(lines: ModelLine[], left: number[], { names, effect }: ModelPromotion): number[] {
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

/**
 * The tax in cents, rounded half up: the largest amount that, less half a cent, does not exceed the exact
 * tax.
 */
function modelTax(amount: number, percent: number, { pricesInclude }: ModelTax): number {
  const whole = pricesInclude ? 100 + percent : 100;
  let cents = Math.floor((amount * percent) / whole);
  while ((2 * (cents + 1) - 1) * whole <= 2 * amount * percent) cents += 1;
  return cents;
}

/** Tax of each part, delivery last. */
function modelTaxes(amounts: number[], percents: (number | null)[], tax: ModelTax): number[] {
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

/**
 * Line prices after the promotions (in order of application), the tax of each part (delivery last), and the
 * totals; in cents.
 */
export function modelOrder(
  lines: ModelLine[],
  promotions: ModelPromotion[],
  fee: number,
  freeFrom: number,
  tax: ModelTax,
) {
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

/** A random promotion effect; `upTo` returns a whole number from 1 to its argument. */
export function anEffect(upTo: (max: number) => number): PromotionEffect {
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

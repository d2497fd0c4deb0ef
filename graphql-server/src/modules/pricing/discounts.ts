import type { MinorUnits } from '../../shared/money/money.ts';
import { proportion } from './proportion.ts';
import { spread } from './spread.ts';

/** The benefit of a promotion; amounts in minor units, percentages whole numbers from 1 to 100. */
export type PromotionEffect =
  | { kind: 'PERCENT'; percent: number }
  | { kind: 'AMOUNT'; amount: MinorUnits }
  | { kind: 'FREE_DELIVERY' }
  /**
   * The cheapest qualifying units are discounted: `getQuantity` for each `buyQuantity` bought besides, by the
   * given percentage.
   */
  | { kind: 'BUY_X_GET_Y'; buyQuantity: number; getQuantity: number; percent: number };

/** A promotion to apply in pricing. */
export interface PromotionTerms<Line> {
  id: string;
  title: string;
  /** The entered code; null for an automatic promotion. */
  code: string | null;
  effect: PromotionEffect;
  /** The lines that it counts and discounts. */
  appliesTo: (line: Line) => boolean;
}

/** A discount on an order, in minor units. */
export interface Adjustment {
  promotionId: string;
  title: string;
  code: string | null;
  kind: PromotionEffect['kind'];
  amount: MinorUnits;
  /** Share per line, in line order; empty for a discount on delivery. */
  shares: readonly MinorUnits[];
}

/** A line during pricing: `left` is the amount after the discounts applied so far. */
interface DiscountedLine<Line> {
  line: Line;
  unitPrice: MinorUnits;
  quantity: number;
  left: MinorUnits;
}

/**
 * Applies promotions one after the other, each to what the previous ones have left. A promotion without
 * effect yields no adjustment. Amounts are multiples of `step`, the smallest payable amount.
 */
export function discountLines<Line extends { unitPrice: MinorUnits; quantity: number; total: MinorUnits }>(
  lines: readonly Line[],
  promotions: readonly PromotionTerms<Line>[],
  step: MinorUnits,
): Adjustment[] {
  const discounted = lines.map((line) => ({
    line,
    unitPrice: line.unitPrice,
    quantity: line.quantity,
    left: line.total,
  }));
  return promotions.flatMap((promotion) => {
    const shares = sharesOf(promotion, discounted, step);
    const amount = sum(shares);
    for (const [index, share] of shares.entries()) {
      const line = discounted[index];
      if (line) line.left -= share;
    }
    return amount === 0 ? [] : [adjustmentOf(promotion, amount, shares)];
  });
}

/** The adjustment of a promotion. */
export function adjustmentOf<Line>(
  { id: promotionId, title, code, effect: { kind } }: PromotionTerms<Line>,
  amount: MinorUnits,
  shares: readonly MinorUnits[],
): Adjustment {
  return { promotionId, title, code, kind, amount, shares };
}

function sharesOf<Line>(
  { effect, appliesTo }: PromotionTerms<Line>,
  lines: readonly DiscountedLine<Line>[],
  step: MinorUnits,
): MinorUnits[] {
  const counted = lines.map((line) => (appliesTo(line.line) ? line : null));
  const left = counted.map((line) => line?.left ?? 0);
  switch (effect.kind) {
    case 'PERCENT':
      return spread(percentOf(sum(left), effect.percent, step), left, step);
    case 'AMOUNT':
      return spread(Math.min(effect.amount, sum(left)), left, step);
    case 'BUY_X_GET_Y':
      return givenUnits(counted, effect, step);
    case 'FREE_DELIVERY':
      return lines.map(() => 0);
  }
}

/**
 * The discount of each line. Each full group has `getQuantity` discounted units, an incomplete last group
 * those beyond `buyQuantity`; the cheapest units of all lines are discounted.
 */
function givenUnits(
  lines: readonly (DiscountedLine<unknown> | null)[],
  { buyQuantity, getQuantity, percent }: Extract<PromotionEffect, { kind: 'BUY_X_GET_Y' }>,
  step: MinorUnits,
): MinorUnits[] {
  const units = lines.reduce((count, line) => count + (line?.quantity ?? 0), 0);
  const group = buyQuantity + getQuantity;
  let given = Math.floor(units / group) * getQuantity + Math.max(0, (units % group) - buyQuantity);
  const shares = lines.map(() => 0);
  const byPrice = [...lines.entries()].sort(
    ([index, one], [otherIndex, other]) =>
      (one?.unitPrice ?? 0) - (other?.unitPrice ?? 0) || index - otherIndex,
  );
  for (const [index, line] of byPrice) {
    if (!line) continue;
    const quantity = Math.min(given, line.quantity);
    given -= quantity;
    shares[index] = Math.min(quantity * percentOf(line.unitPrice, percent, step), line.left);
  }
  return shares;
}

/** Rounded to the nearest step, half up. */
function percentOf(amount: MinorUnits, percent: number, step: MinorUnits): MinorUnits {
  return proportion(amount, percent, 100, step);
}

function sum(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((before, amount) => before + amount, 0);
}

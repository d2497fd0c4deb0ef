import type { MinorUnits } from '../../shared/money/money.ts';
import { proportion } from './proportion.ts';
import { spread } from './spread.ts';

/** What a promotion gives; amounts in minor units, percentages whole numbers of 1 to 100. */
export type PromotionEffect =
  | { kind: 'PERCENT'; percent: number }
  | { kind: 'AMOUNT'; amount: MinorUnits }
  | { kind: 'FREE_DELIVERY' }
  /**
   * Of the units that qualify, the cheapest are given: `getQuantity` for each `buyQuantity` that are bought
   * beside them, at so much less.
   */
  | { kind: 'BUY_X_GET_Y'; buyQuantity: number; getQuantity: number; percent: number };

/** A promotion that applies, as pricing takes it. */
export interface PromotionTerms<Line> {
  id: string;
  title: string;
  /** What was typed for it; null: it applies by itself. */
  code: string | null;
  effect: PromotionEffect;
  /** The lines that it counts and lowers. */
  appliesTo: (line: Line) => boolean;
}

/** What a promotion took off an order, in minor units. */
export interface Adjustment {
  promotionId: string;
  title: string;
  code: string | null;
  kind: PromotionEffect['kind'];
  amount: MinorUnits;
  /** What of it falls to each line, in the order of the lines; nothing for delivery. */
  shares: readonly MinorUnits[];
}

/** A line while it is priced: `left` is what still has to be paid for it. */
interface DiscountedLine<Line> {
  line: Line;
  unitPrice: MinorUnits;
  quantity: number;
  left: MinorUnits;
}

/**
 * What promotions take off the lines, one after the other: each from what those before it have left. One that
 * takes nothing off is no adjustment. Amounts are multiples of `step`, the smallest that is paid with.
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

/** What a promotion has taken off. */
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
 * Of each full group of units those to get are given; of a last one that is not full, those beyond the ones
 * to buy.
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

/** Rounded to the nearest step, half of one up. */
function percentOf(amount: MinorUnits, percent: number, step: MinorUnits): MinorUnits {
  return proportion(amount, percent, 100, step);
}

function sum(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((before, amount) => before + amount, 0);
}

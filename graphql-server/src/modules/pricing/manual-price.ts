import type { MinorUnits } from '../../shared/money/money.ts';
import type { PromotionTerms } from './discounts.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';

/** The promotion ids of manual discounts, which are no promotion's: on all lines, and on a single one. */
export const MANUAL_DISCOUNT = '00000000-0000-0000-0000-000000000000';
export const MANUAL_LINE_DISCOUNT = '00000000-0000-0000-0000-000000000001';

/** A discount that staff give, on a line or on all of them: an amount or a percentage; the other is null. */
export interface ManualDiscount {
  /** In minor units; off all units of a line. */
  amount: MinorUnits | null;
  /** A whole number from 1 to 100. */
  percent: number | null;
  /** The customer sees it beside the amount. */
  reason: string;
}

/** What staff set for a line instead of the shop's price; null for what they did not set. */
export interface ManualPrice {
  unitPrice: MinorUnits | null;
  discount: ManualDiscount | null;
}

interface ManuallyPricedLine {
  unitPrice: MinorUnits;
  quantity: number;
  manualPrice?: ManualPrice | undefined;
}

/** Manual discounts as promotions: first those on lines, so that the other applies to what they leave. */
export function manualPromotions<Line extends ManuallyPricedLine>(
  lines: readonly Line[],
  discount: ManualDiscount | null,
): PromotionTerms<Line>[] {
  const ofLines = lines.flatMap(({ manualPrice }) => {
    if (!manualPrice?.discount) return [];
    // Pricing copies the lines, but not what is in them.
    const isIts = (line: Line) => line.manualPrice === manualPrice;
    return [manualPromotion(MANUAL_LINE_DISCOUNT, manualPrice.discount, isIts)];
  });
  return discount ? [...ofLines, manualPromotion(MANUAL_DISCOUNT, discount, () => true)] : ofLines;
}

function manualPromotion<Line>(
  id: string,
  { amount, percent, reason: title }: ManualDiscount,
  appliesTo: (line: Line) => boolean,
): PromotionTerms<Line> {
  const effect =
    percent === null
      ? ({ kind: 'AMOUNT', amount: amount ?? 0 } as const)
      : ({ kind: 'PERCENT', percent } as const);
  return { id, title, code: null, effect, appliesTo };
}

/** What lines come to after manual discounts, without delivery and taxes. */
export function priceManually<Line extends ManuallyPricedLine>(
  lines: readonly Line[],
  discount: ManualDiscount | null,
  step: MinorUnits,
): PricedOrder<Line> {
  const delivery = { fee: 0, freeFrom: null };
  return priceOrder(lines, { delivery, promotions: manualPromotions(lines, discount), step });
}

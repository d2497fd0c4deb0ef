import type { DeliveredOrder } from '../delivery/delivery-prices.ts';
import type { DeliveryRequest } from '../delivery/delivery.ts';
import type { PricedLine } from '../pricing/price-order.ts';
import type { PromotableLine, IneligibilityReason } from './promotion-rules.ts';

/** What came of a code. */
export interface CodeResult {
  code: string;
  /** What the promotion is called; null when the code is none's. */
  title: string | null;
  /** Why it takes nothing off; null: it does. */
  ineligibilityReason: IneligibilityReason | null;
}

/** A cart or order with what promotions take off it. */
export type PromotedOrder<Line extends PromotableLine> = DeliveredOrder<PricedLine<Line>> & {
  codes: CodeResult[];
};

/**
 * Prices lines; made for one customer at one moment. Unless it is said where and how, they are delivered in
 * the shop's country, by the first method.
 */
export type PriceLines = <Line extends PromotableLine>(
  lines: readonly Line[],
  delivery?: DeliveryRequest,
) => PromotedOrder<Line>;

import type { DeliveredOrder } from '../delivery/delivery-prices.ts';
import type { DeliveryRequest } from '../delivery/delivery.ts';
import type { PricedLine } from '../pricing/price-order.ts';
import type { PromotableLine, IneligibilityReason } from './promotion-rules.ts';

/** The result of a code. */
export interface CodeResult {
  code: string;
  /** The promotion's title; null for an unknown code. */
  title: string | null;
  /** Why it has no effect; null if it applies. */
  ineligibilityReason: IneligibilityReason | null;
}

/** A cart or order with its discounts. */
export type PromotedOrder<Line extends PromotableLine> = DeliveredOrder<PricedLine<Line>> & {
  codes: CodeResult[];
};

/**
 * Prices lines for one customer at one time. The default delivery is the shop's country and its first method.
 */
export type PriceLines = <Line extends PromotableLine>(
  lines: readonly Line[],
  delivery?: DeliveryRequest,
) => PromotedOrder<Line>;

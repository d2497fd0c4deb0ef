import type { PricedOrder } from '../pricing/price-order.ts';
import type { PromotableLine, PromotionRefusal } from './promotion-rules.ts';

/** What came of a code. */
export interface CodeResult {
  code: string;
  /** What the promotion is called; null when the code is none's. */
  title: string | null;
  /** Why it takes nothing off; null: it does. */
  refusal: PromotionRefusal | null;
}

/** A cart or order with what promotions take off it. */
export type PromotedOrder<Line extends PromotableLine> = PricedOrder<Line> & { codes: CodeResult[] };

/** Prices lines; made for one customer at one moment. */
export type PriceLines = <Line extends PromotableLine>(lines: readonly Line[]) => PromotedOrder<Line>;

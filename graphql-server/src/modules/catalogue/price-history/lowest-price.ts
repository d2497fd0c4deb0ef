import { DAY } from '../../../shared/time/duration.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';

/** What something has cost since a time. */
export interface PricePoint {
  since: Date;
  salePrice: MinorUnits;
  /** The former price that was shown beside it. */
  regularPrice: MinorUnits | null;
}

/** How far back Directive 98/6/EC looks, in article 6a. */
const PERIOD = 30 * DAY;

/**
 * The lowest price of the 30 days before what something costs now was announced as reduced (Directive
 * 98/6/EC, article 6a); null when it is not reduced, or nothing is known of what it cost before. A reduction
 * that was increased step by step has begun with its first step. `history` is in the order of time.
 */
export function lowestPriceBefore(history: readonly PricePoint[]): MinorUnits | null {
  const began = startOfReduction(history);
  const start = history[began];
  if (!start) return null;
  const from = start.since.getTime() - PERIOD;
  const charged = history
    .slice(0, began)
    .filter((_, index) => (history[index + 1]?.since.getTime() ?? 0) > from)
    .map(({ salePrice }) => salePrice);
  return charged.length > 0 ? Math.min(...charged) : null;
}

/** Where in the history the present reduction has begun; -1 when there is none. */
function startOfReduction(history: readonly PricePoint[]): number {
  const continues = (point: PricePoint, index: number) => {
    const next = history[index + 1];
    return isReduced(point) && (next === undefined || next.salePrice <= point.salePrice);
  };
  const interrupted = history.findLastIndex((point, index) => !continues(point, index));
  return interrupted === history.length - 1 ? -1 : interrupted + 1;
}

function isReduced({ salePrice, regularPrice }: PricePoint): boolean {
  return regularPrice !== null && regularPrice > salePrice;
}

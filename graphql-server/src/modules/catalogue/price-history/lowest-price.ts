import { DAY } from '../../../shared/time/duration.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';

/** A price that applied from a point in time. */
export interface PricePoint {
  since: Date;
  salePrice: MinorUnits;
  /** The former price that was shown next to it. */
  regularPrice: MinorUnits | null;
}

/** The period of Directive 98/6/EC, article 6a. */
const PERIOD = 30 * DAY;

/**
 * The lowest price in the 30 days before the current reduction was announced (Directive 98/6/EC, article 6a);
 * null when there is no reduction, or no earlier price is known. A reduction that increased in steps starts
 * with its first step. `history` is sorted by time.
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

/** The index at which the current reduction started; -1 when there is none. */
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

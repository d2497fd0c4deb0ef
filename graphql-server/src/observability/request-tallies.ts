import { SECOND } from '../shared/time/duration.ts';
import type { FinishedRequest } from './record-requests.ts';

/** In seconds: from a cached response to the limits of the database. */
export const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Methods of HTTP that have a label of their own; a client could send any of thirty. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

export type Labels = Readonly<Record<string, string | number>>;

interface Totals {
  /** Of the durations, in seconds. */
  seconds: number;
  /** How many requests were in each bucket, and at the end how many took longer. */
  counts: number[];
  /** In points. */
  cost: number;
}

/** Requests with the same labels in all metrics; null: they are not part of one. */
interface Tally extends Totals {
  route: Labels;
  operation: Labels | null;
  cache: Labels | null;
}

/**
 * Counts requests. prom-client takes some microseconds for each value, because it makes a key of its labels,
 * and a cached response takes only a hundred. So requests are counted here by one key, and summed up when the
 * metrics are scraped.
 */
export class RequestTallies {
  readonly #tallies = new Map<string, Tally>();

  add(request: FinishedRequest): void {
    const { method, route, status, operation, isCached, durationMs, cost } = request;
    const key = `${method} ${route} ${status} ${operation} ${isCached}`;
    let tally = this.#tallies.get(key);
    if (!tally) {
      tally = newTally(request);
      this.#tallies.set(key, tally);
    }
    const seconds = durationMs / SECOND;
    let bucket = 0;
    while (seconds > (BUCKETS[bucket] ?? Infinity)) bucket += 1;
    tally.counts[bucket] = (tally.counts[bucket] ?? 0) + 1;
    tally.seconds += seconds;
    tally.cost += cost ?? 0;
  }

  /** The sums by the labels of one metric. */
  by(metric: 'route' | 'operation' | 'cache'): { labels: Labels; totals: Totals }[] {
    const sums = new Map<string, { labels: Labels; totals: Totals }>();
    for (const tally of this.#tallies.values()) {
      const labels = tally[metric];
      if (!labels) continue;
      const key = JSON.stringify(labels);
      const { totals } = sums.get(key) ?? { totals: { seconds: 0, counts: BUCKETS.map(() => 0), cost: 0 } };
      sums.set(key, { labels, totals: sumOf(totals, tally) });
    }
    return [...sums.values()];
  }
}

function newTally({ method, route, status, operation, isCached }: FinishedRequest): Tally {
  return {
    route: { method: METHODS.has(method) ? method : 'OTHER', route, status },
    operation: operation === null ? null : { operation },
    cache: isCached === null ? null : { result: isCached ? 'hit' : 'miss' },
    seconds: 0,
    counts: [...BUCKETS.map(() => 0), 0],
    cost: 0,
  };
}

function sumOf(one: Totals, other: Totals): Totals {
  return {
    seconds: one.seconds + other.seconds,
    counts: other.counts.map((count, index) => count + (one.counts[index] ?? 0)),
    cost: one.cost + other.cost,
  };
}

export function countIn({ counts }: Totals): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

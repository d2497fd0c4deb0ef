import { median } from '../statistics/median.ts';

export const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse makes of a page: 0 to 1 for each category. */
export type Scores = Record<(typeof scoreNames)[number], number>;

/**
 * What Lighthouse measured of a page; times in ms, simulated for a processor four times slower than this
 * machine's.
 */
export interface Measurement extends Scores {
  /** How fast the machine was at that moment; a phone of the middle range is at about 1,000. */
  benchmarkIndex: number;
  /** How long tasks kept the page from answering, beyond 50 ms each. */
  totalBlockingMs: number;
  /** When the largest element was painted. */
  largestPaintMs: number;
  /** Parsing, compiling and running scripts. */
  scriptMs: number;
}

/** The middle of several measurements, of each figure by itself. @throws Error without any */
export function medians<Figures extends Record<keyof Figures, number>>(
  measured: readonly Figures[],
): Figures {
  const names = Object.keys(measured[0] ?? {}) as (keyof Figures)[];
  if (names.length === 0) throw new Error('Nothing was measured.');
  const middles = names.map((name) => [name, median(measured.map((figures) => figures[name]))]);
  return Object.fromEntries(middles) as Figures;
}

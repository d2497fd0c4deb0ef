import { median } from '../statistics/median.ts';

export const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's scores of a page: 0 to 1 for each category. */
export type Scores = Record<(typeof scoreNames)[number], number>;

/**
 * Lighthouse's measurements of a page; times in ms, simulated for a CPU four times slower than this
 * machine's.
 */
export interface Measurement extends Scores {
  /** The machine's speed at that time; a mid-range phone has about 1,000. */
  benchmarkIndex: number;
  /** How long tasks blocked the page, beyond 50 ms each. */
  totalBlockingMs: number;
  /** When the largest element was painted. */
  largestPaintMs: number;
  /** Parsing, compiling and running scripts. */
  scriptMs: number;
}

/** The median of each figure over several measurements. @throws Error without any */
export function medians<Figures extends Record<keyof Figures, number>>(
  measured: readonly Figures[],
): Figures {
  const names = Object.keys(measured[0] ?? {}) as (keyof Figures)[];
  if (names.length === 0) throw new Error('Nothing was measured.');
  const middles = names.map((name) => [name, median(measured.map((figures) => figures[name]))]);
  return Object.fromEntries(middles) as Figures;
}

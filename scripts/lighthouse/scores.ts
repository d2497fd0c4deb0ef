import { median } from '../statistics/median.ts';

export const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse makes of a page: 0 to 1 for each category. */
export type Scores = Record<(typeof scoreNames)[number], number>;

/** The middle of several measurements, for each category by itself. @throws Error without any */
export function medianScores(measured: readonly Scores[]): Scores {
  const middleOf = (name: keyof Scores): number => median(measured.map((scores) => scores[name]));
  return {
    performance: middleOf('performance'),
    accessibility: middleOf('accessibility'),
    'best-practices': middleOf('best-practices'),
    seo: middleOf('seo'),
  };
}

export const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse makes of a page: 0 to 1 for each category. */
export type Scores = Record<(typeof scoreNames)[number], number>;

/** The middle of several measurements, for each category by itself. @throws Error without any */
export function median(measured: readonly Scores[]): Scores {
  const middleOf = (name: keyof Scores): number => {
    const sorted = measured.map((scores) => scores[name]).sort((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)];
    if (middle === undefined) throw new Error('Nothing was measured.');
    return middle;
  };
  return {
    performance: middleOf('performance'),
    accessibility: middleOf('accessibility'),
    'best-practices': middleOf('best-practices'),
    seo: middleOf('seo'),
  };
}

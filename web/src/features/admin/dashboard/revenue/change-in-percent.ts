/**
 * By how many percent a figure is above or below the one before, rounded; null where there was nothing to
 * compare with.
 */
export function changeInPercent(figure: number | null, before: number | null): number | null {
  if (figure === null || before === null || before === 0) return null;
  return Math.round(((figure - before) / before) * 100);
}

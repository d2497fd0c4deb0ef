/** The change from the previous figure in percent, rounded; null if there is nothing to compare with. */
export function changeInPercent(figure: number | null, before: number | null): number | null {
  if (figure === null || before === null || before === 0) return null;
  return Math.round(((figure - before) / before) * 100);
}

/**
 * The number of letters to add, remove, replace or swap with their neighbor to turn one word into the other.
 */
export function editDistance(one: string, other: string): number {
  const width = other.length + 1;
  // The distances between all prefixes of both words, row by row.
  const distances = new Uint8Array((one.length + 1) * width).map((_, index) =>
    index < width ? index : index % width === 0 ? index / width : 0,
  );
  const at = (i: number, j: number) => distances[i * width + j] ?? 0;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      distances[i * width + j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}

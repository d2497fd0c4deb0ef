/** A copy of a list with one element at another position. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1);
  const others = items.filter((_, index) => index !== from);
  return item === undefined ? others : others.toSpliced(to, 0, item);
}

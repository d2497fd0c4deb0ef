/**
 * Calls `send` with at most `size` items at a time, sequentially, until a call resolves to null.
 * @returns all results
 */
export async function inChunks<Item, Result>(
  items: readonly Item[],
  size: number,
  send: (chunk: Item[]) => Promise<readonly Result[] | null>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += size) {
    const chunk = await send(items.slice(start, start + size));
    if (!chunk) break;
    results.push(...chunk);
  }
  return results;
}

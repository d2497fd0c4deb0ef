import DataLoader from 'dataloader';

/**
 * Batches the keys requested at the same time into one call; `none` is the result for a key without a value.
 * Caches nothing: a document may change an order between two reads of it.
 */
export function createLoader<Value>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  none: Value,
): DataLoader<string, Value> {
  const loadAll = async (keys: readonly string[]) => {
    const values = await load([...new Set(keys)]);
    return keys.map((key) => values.get(key) ?? none);
  };
  return new DataLoader(loadAll, { cache: false });
}

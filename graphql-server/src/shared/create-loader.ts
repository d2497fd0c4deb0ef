import DataLoader from 'dataloader';

/**
 * Gathers the keys that are asked for at one moment and loads them by one call; `none` is the answer for a key
 * without a value. Nothing is remembered: a document may change an order between two looks at it.
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

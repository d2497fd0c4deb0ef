interface Entry {
  id: string;
  requestId?: string | null;
}

/** Consecutive entries that one request made. */
interface Group {
  firstId: string;
  size: number;
}

/**
 * The groups of entries, by the ids of all of their entries; single entries have none. Entries of concurrent
 * requests may be interleaved: entries that are apart in the list stay apart.
 */
export function groupEntries(entries: readonly Entry[]): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  let [group, requestId]: [Group, string | null] = [{ firstId: '', size: 0 }, null];
  for (const entry of entries) {
    if (entry.requestId == null || entry.requestId !== requestId) {
      [group, requestId] = [{ firstId: entry.id, size: 0 }, entry.requestId ?? null];
    }
    group.size += 1;
    groups.set(entry.id, group);
  }
  return new Map([...groups].filter(([, { size }]) => size > 1));
}

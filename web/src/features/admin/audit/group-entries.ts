interface Entry {
  id: string;
  requestId?: string | null;
}

/** Several entries that follow each other and were made by one request. */
interface Group {
  firstId: string;
  size: number;
}

/**
 * The groups of entries, by the ids of all of their entries; those that stand alone have none. Entries of
 * requests at the same time may lie between each other: what is apart in the list stays apart.
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

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

interface KnownById<Item> {
  /** Undefined while it is looked up, and when there is no such one. */
  find: (id: string) => Item | undefined;
  isLoading: boolean;
  /** Says what one is that was just added. */
  note: (item: Item) => void;
}

/**
 * What the ids of a form stand for: those just added are known, the others, also those of a draft, are looked
 * up.
 */
export function useKnownById<Data, Item extends { id: string }>(
  ids: readonly string[],
  query: TypedDocumentNode<Data, { ids: string[] }>,
  select: (data: Data) => readonly Item[],
  mayLookUp = true,
): KnownById<Item> {
  const [added, setAdded] = useState<ReadonlyMap<string, Item>>(new Map());
  const unknown = ids.filter((id) => !added.has(id));
  const result = useQuery<Data, { ids: string[] }>(query, {
    variables: { ids: unknown },
    skip: unknown.length === 0 || !mayLookUp,
  });
  // Taking one out looks up the rest again, which is known meanwhile.
  const data = result.data ?? result.previousData;
  const found = data ? select(data) : [];
  return {
    find: (id) => added.get(id) ?? found.find((item) => item.id === id),
    isLoading: result.loading,
    note: (item) => setAdded(new Map([...added, [item.id, item]])),
  };
}

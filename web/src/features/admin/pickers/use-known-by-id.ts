import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

interface KnownById<Item> {
  /** Undefined while it is loading, and if it does not exist. */
  find: (id: string) => Item | undefined;
  isLoading: boolean;
  /** Remembers an item that was just added. */
  add: (item: Item) => void;
}

/**
 * The items of a form's ids. Those just added are remembered; the others, including those of a draft, are
 * fetched.
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
  // Removing an id refetches the others; meanwhile the previous data stays.
  const data = result.data ?? result.previousData;
  const items = data ? select(data) : [];
  return {
    find: (id) => added.get(id) ?? items.find((item) => item.id === id),
    isLoading: result.loading,
    add: (item) => setAdded(new Map([...added, [item.id, item]])),
  };
}

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { TagsUpdateResult_changeFragment as TagsUpdateResult } from '../../../gql/graphql.ts';
import { type FailingForm, useAction } from '../../../apollo/use-action.ts';

/** The tags to add and to remove. */
export interface TagChange {
  add: string[];
  remove: string[];
}

/** A kind of object that staff can tag. */
export interface Taggable<Known extends object, Change extends object> {
  query: TypedDocumentNode<Known, Record<string, never>>;
  /** The root field of `query`. */
  field: keyof Known & string;
  update: TypedDocumentNode<Change, TagChange & { ids: string[] }>;
}

/**
 * The existing tags of this kind, and a function that changes the tags of some objects; it resolves to the
 * changes, or to null on failure.
 */
export function useTags<Known extends object, Change extends object>({
  query,
  field,
  update: document,
}: Taggable<Known, Change>) {
  const { data } = useQuery(query, { fetchPolicy: 'cache-and-network' });
  const [run] = useAction(document, {
    result: (payload) => (payload as { changes?: readonly TagsUpdateResult[] | null }).changes,
    failure: t`The tags were not changed`,
    // Refetches the suggestions.
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: field }),
  });
  function update(ids: readonly string[], change: TagChange, failure?: FailingForm) {
    return run({ ids: [...ids], ...change }, failure && { failure });
  }
  return { existingTags: (data?.[field] ?? []) as readonly string[], update };
}

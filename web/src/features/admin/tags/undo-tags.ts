import type { TagsUpdateResult_changeFragment as TagsUpdateResult } from '../../../gql/graphql.ts';
import type { TagChange } from './use-tags.ts';

/**
 * The API calls that undo a change: for each item only the tags that it gained or lost, with equal changes
 * combined into one call.
 */
export function undoOfTags(changes: readonly TagsUpdateResult[]): { ids: string[]; change: TagChange }[] {
  const idsByChange = new Map<string, string[]>();
  for (const { id, added, removed } of changes) {
    const change: TagChange = { add: removed, remove: added };
    const key = JSON.stringify(change);
    idsByChange.set(key, [...(idsByChange.get(key) ?? []), id]);
  }
  return [...idsByChange].map(([key, ids]) => ({ ids, change: JSON.parse(key) as TagChange }));
}

import { useState } from 'react';
import type { Synonym_searchSynonymFragment } from '../../../gql/graphql.ts';

/** A group on the page. */
export interface ShownGroup {
  group: Synonym_searchSynonymFragment;
  /** Whether another user has deleted it; it stays visible because it has unsaved edits. */
  isDeleted: boolean;
}

/**
 * The groups to show: the saved ones, and, in their old position, those that another user deleted while they
 * were being edited. `onEdited` reports for each group whether it has unsaved edits.
 */
export function useEditedGroups(groups: readonly Synonym_searchSynonymFragment[]) {
  const [edited, setEdited] = useState<{ group: Synonym_searchSynonymFragment; place: number }[]>([]);
  const shown: ShownGroup[] = groups.map((group) => ({ group, isDeleted: false }));
  for (const { group, place } of edited.toSorted((one, other) => one.place - other.place)) {
    if (!groups.some(({ id }) => id === group.id)) shown.splice(place, 0, { group, isDeleted: true });
  }
  const onEdited = (id: string, isEdited: boolean) =>
    setEdited((before) => {
      const others = before.filter(({ group }) => group.id !== id);
      const place = shown.findIndex(({ group }) => group.id === id);
      const group = shown[place]?.group;
      return isEdited && group ? [...others, { group, place }] : others;
    });
  return { shown, onEdited };
}

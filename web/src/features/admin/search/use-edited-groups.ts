import { useState } from 'react';
import type { Synonym_searchSynonymFragment } from '../../../gql/graphql.ts';

/** A group on the page. */
export interface ShownGroup {
  group: Synonym_searchSynonymFragment;
  /** Whether somebody else has deleted it; it is shown for what is typed into it. */
  isDeleted: boolean;
}

/**
 * The groups to show: the saved ones, and those that somebody else has deleted while they were being edited,
 * where they stood. `onEdited` is told of each group whether it has edits that are to be kept.
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

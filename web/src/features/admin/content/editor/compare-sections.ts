import type { PageSection_sectionFragment as Section } from '../../../../gql/graphql.ts';

/** How two versions of a page differ. */
export interface Differences {
  added: Section[];
  removed: Section[];
  /** As they are in the later version. */
  changed: Section[];
  hasMoved: boolean;
}

/** Compares the sections of an earlier version with those of a later one, by their ids. */
export function compareSections(before: readonly Section[], after: readonly Section[]): Differences {
  const find = (sections: readonly Section[], { id }: Section) => sections.find((other) => other.id === id);
  const shared = after.filter((section) => find(before, section));
  const sharedBefore = before.filter((section) => find(after, section));
  return {
    added: after.filter((section) => !find(before, section)),
    removed: before.filter((section) => !find(after, section)),
    changed: shared.filter(
      (section) => JSON.stringify(section) !== JSON.stringify(find(sharedBefore, section)),
    ),
    hasMoved: shared.some(({ id }, index) => sharedBefore[index]?.id !== id),
  };
}

import { emptySection } from './section-rules.ts';
import { isKnown, type Section, type StoredSection } from './section.ts';

/** A section as staff edit it; its kind is null if this version of the shop does not know it. */
export type EditableSection = Omit<Section, 'kind'> & { kind: Section['kind'] | null };

const noContent = { ...emptySection, picture: null, items: [] };

/** The sections that a page shows. Fields that the shop did not have when it stored them are empty. */
export function shownSections(sections: readonly StoredSection[]): Section[] {
  return sections
    .filter(isKnown)
    .filter(({ isHidden }) => !isHidden)
    .map((section) => ({ ...noContent, ...section }));
}

/** The sections of a draft or a version. */
export function editableSections(sections: readonly StoredSection[]): EditableSection[] {
  return sections.map((section) =>
    isKnown(section)
      ? { ...noContent, ...section }
      : { ...noContent, id: section.id, kind: null, isHidden: section.isHidden },
  );
}

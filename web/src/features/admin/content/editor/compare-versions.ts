import { fieldParts } from '../../ui/conflicts/field-parts.ts';
import { sectionParts, type SectionPart } from '../section-forms/section-parts.ts';
import type { SectionValues } from '../section-forms/section-values.ts';
import { pageFields, type PageValues } from './page-values.ts';

/** A value that differs between two versions; null where it did not exist. */
export interface Difference {
  id: string;
  label: string;
  before: SectionPart | null;
  after: SectionPart | null;
}

/** How an earlier version of a page differs from a later one. */
export interface Differences {
  /** In the page itself. */
  fields: Difference[];
  added: SectionValues[];
  removed: { section: SectionValues; fields: Difference[] }[];
  /** As they are in the later version. */
  changed: { section: SectionValues; fields: Difference[] }[];
  hasMoved: boolean;
}

/** Compares an earlier version of a page with a later one; sections are the same if their keys are. */
export function compareVersions(before: PageValues, after: PageValues): Differences {
  const find = (sections: readonly SectionValues[], { key }: SectionValues) =>
    sections.find((other) => other.key === key);
  const shared = after.sections.filter((section) => find(before.sections, section));
  const sharedBefore = before.sections.filter((section) => find(after.sections, section));
  return {
    fields: differences(fieldParts(before, pageFields()), fieldParts(after, pageFields())),
    added: after.sections.filter((section) => !find(before.sections, section)),
    removed: before.sections
      .filter((section) => !find(after.sections, section))
      .map((section) => ({ section, fields: differences(sectionParts(section), []) })),
    changed: shared.flatMap((section) => {
      const former = find(sharedBefore, section);
      const fields = former ? differences(sectionParts(former), sectionParts(section)) : [];
      return fields.length > 0 ? { section, fields } : [];
    }),
    hasMoved: shared.some(({ key }, index) => sharedBefore[index]?.key !== key),
  };
}

function differences(before: readonly SectionPart[], after: readonly SectionPart[]): Difference[] {
  const ids = new Set([...after, ...before].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [former, current] = [before, after].map((parts) => parts.find((part) => part.id === id) ?? null);
    if (JSON.stringify(former?.value) === JSON.stringify(current?.value)) return [];
    if (!former?.text && !current?.text) return [];
    return { id, label: (current ?? former)?.label ?? '', before: former ?? null, after: current ?? null };
  });
}

/** The lines in which two texts differ, with "…" in the place of those that they share. */
export function differingLines(before: string, after: string): [string, string] {
  const [former, current] = [before.split('\n'), after.split('\n')];
  const start = sharedAtStart(former, current);
  const end = sharedAtStart(former.slice(start).reverse(), current.slice(start).reverse());
  const cut = (lines: readonly string[]) =>
    [...(start > 0 ? ['…'] : []), ...lines.slice(start, lines.length - end), ...(end > 0 ? ['…'] : [])].join(
      '\n',
    );
  return [cut(former), cut(current)];
}

function sharedAtStart(one: readonly string[], other: readonly string[]): number {
  const place = one.findIndex((line, index) => line !== other[index]);
  return place < 0 ? one.length : place;
}

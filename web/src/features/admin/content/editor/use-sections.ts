import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { SectionKind } from '../../../../gql/graphql.ts';
import { moved } from '../../ui/form/moved.ts';
import type { ChangeValues } from '../section-forms/section-values.ts';
import { sectionForms } from '../section-forms/section-forms.ts';
import { copyOf, newSection, type SectionValues } from '../section-forms/section-values.ts';
import type { PageValues } from './page-values.ts';

/** The sections in a page's form, with functions to change them. */
export function useSections(form: UseFormReturn<PageValues>) {
  const sections = useWatch({ control: form.control, name: 'sections' });

  // From the form, because uploads end and rows are dragged long after a render.
  function change(next: (latest: SectionValues[]) => SectionValues[]): void {
    form.setValue('sections', next(form.getValues('sections')), { shouldDirty: true });
  }

  const changeOne = (key: string, next: (section: SectionValues) => SectionValues) =>
    change((latest) => latest.map((section) => (section.key === key ? next(section) : section)));

  /** Adds a section at the end; returns its key. */
  function add(kind: SectionKind): string {
    const section = newSection(kind, sectionForms[kind]().start?.());
    change((latest) => [...latest, section]);
    return section.key;
  }

  /** Adds a copy behind a section; returns its key. */
  function duplicate(section: SectionValues): string {
    const copy = copyOf(section);
    change((latest) => latest.flatMap((one) => (one.key === section.key ? [one, copy] : one)));
    return copy.key;
  }

  return {
    sections,
    add,
    duplicate,
    move: (from: number, to: number) => change((latest) => moved(latest, from, to)),
    remove: (key: string) => change((latest) => latest.filter((section) => section.key !== key)),
    toggleHidden: (key: string) => changeOne(key, (section) => ({ ...section, isHidden: !section.isHidden })),
    changeFields:
      (key: string): ChangeValues =>
      (next) =>
        changeOne(key, (section) => ({ ...section, ...(typeof next === 'function' ? next(section) : next) })),
  };
}

export type Sections = ReturnType<typeof useSections>;

import { t } from '@lingui/core/macro';
import type { Menu_menuFragment, MenuInput, MenuName } from '../../../../gql/graphql.ts';
import { newUuid } from '../../../../lib/new-uuid.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';
import { linkInput, type LinkValues, linkValues } from '../links/link-values.ts';

/** An entry as typed. */
export interface EntryValues {
  /** Identifies it in the form: its id, or a random one if it is new. */
  key: string;
  /** Empty for a new one. */
  entryId: string;
  link: LinkValues;
}

/** The menu form's values, as typed. */
export interface MenuValues {
  /** The heading of a footer column. */
  title: string;
  entries: EntryValues[];
}

export const newEntry = (): EntryValues => ({
  key: newUuid(),
  entryId: '',
  link: { label: '', kind: 'PAGE', target: '' },
});

/** The form's values for a menu; empty for one that staff have not changed. */
export function valuesOf(menu: Menu_menuFragment | null): MenuValues {
  return {
    title: menu?.title ?? '',
    entries: menu?.entries.map(({ id, link }) => ({ key: id, entryId: id, link: linkValues(link) })) ?? [],
  };
}

/** The shape of a stored draft, whose list may be empty in the form itself. */
export const exampleOf = (values: MenuValues): MenuValues => ({ ...values, entries: [newEntry()] });

/** The API's input for the form's values. */
export function inputOf({ title, entries }: MenuValues): MenuInput {
  return {
    title: title.trim(),
    entries: entries.flatMap(({ entryId, link }) => {
      const input = linkInput(link);
      return input ? { id: entryId || null, link: input } : [];
    }),
  };
}

export const menuGroups = (): FieldGroup<MenuValues>[] => [
  { label: t`Heading`, fields: ['title'] },
  {
    label: t`Entries`,
    fields: ['entries'],
    text: ({ entries }) => entries.map(({ link }) => link.label).join(', '),
  },
];

/** The menus in the order in which visitors meet them. */
export const menuLabels = (): Record<MenuName, string> => ({
  MAIN: t`Main menu`,
  FOOTER_1: t`Footer, first column`,
  FOOTER_2: t`Footer, second column`,
  FOOTER_3: t`Footer, third column`,
  LEGAL: t`Legal line`,
});

export const menuNotes = (): Record<MenuName, string> => ({
  MAIN: t`At the top of every page.`,
  FOOTER_1: t`At the end of every page, below its heading.`,
  FOOTER_2: t`At the end of every page, below its heading.`,
  FOOTER_3: t`At the end of every page, below its heading.`,
  LEGAL: t`The very last line, for example terms and imprint.`,
});

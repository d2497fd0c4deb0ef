import { t } from '@lingui/core/macro';
import type {
  PageForm_pageFragment,
  PageInput,
  PageKind,
  PageState_pageFragment,
} from '../../../../gql/graphql.ts';
import type { EditPart } from '../../ui/conflicts/merge-edits.ts';
import { type FieldGroup, fieldParts, joinFields } from '../../ui/conflicts/field-parts.ts';
import { fromZonedInput, toZonedInput } from '../../../../lib/time/zoned-time.ts';
import { isHomePage } from '../page-links.ts';
import { sectionForms } from '../section-forms/section-forms.ts';
import { sectionInput } from '../section-forms/section-input.ts';
import { newItem, newSection, type SectionValues, sectionValues } from '../section-forms/section-values.ts';

/** The page form's values, as typed. */
export interface PageValues {
  title: string;
  /** Empty for one that follows from the title. */
  handle: string;
  seoTitle: string;
  seoDescription: string;
  sections: SectionValues[];
  kind: PageKind;
  author: string;
  /** Separated by commas. */
  tags: string;
  excerpt: string;
  /** The value of a `datetime-local` input, in the shop's time zone; empty for the first publication. */
  datedAt: string;
}

/** The text that a new page begins with; it is saved only if something is written. */
const FIRST_TEXT = 'first-text';

/** What staff write, as the API has it. */
type Content = Omit<PageForm_pageFragment, keyof PageState_pageFragment | 'previewToken' | 'version'> &
  Pick<PageForm_pageFragment, 'title' | 'handle'>;

/** The form's values for a page or a version of it, with times in the time zone. */
export function valuesOf(page: Content | null, kind: PageKind, timeZone: string): PageValues {
  return {
    title: page?.title ?? '',
    handle: page?.handle ?? '',
    seoTitle: page?.seoTitle ?? '',
    seoDescription: page?.seoDescription ?? '',
    sections: page?.sections.map((section) => sectionValues(section, timeZone)) ?? [
      newSection('RICH_TEXT', { key: FIRST_TEXT }),
    ],
    kind,
    author: page?.author ?? '',
    tags: page?.tags.join(', ') ?? '',
    excerpt: page?.excerpt ?? '',
    datedAt: page?.datedAt == null ? '' : toZonedInput(page.datedAt, timeZone),
  };
}

/** The shape of a stored draft, whose lists may be empty in the form itself. */
export function exampleOf(values: PageValues): PageValues {
  return { ...values, sections: [newSection('RICH_TEXT', { items: [newItem()], productIds: [''] })] };
}

/** The API's input for the form's values. The handle of the home page never changes. */
export function inputOf(values: PageValues, timeZone: string): PageInput {
  const handle = values.handle.trim();
  return {
    title: values.title.trim(),
    ...(handle !== '' && !isHomePage({ kind: values.kind, handle }) && { handle }),
    seoTitle: values.seoTitle.trim(),
    seoDescription: values.seoDescription.trim(),
    sections: values.sections.filter(isWritten).map((section) => sectionInput(section, timeZone)),
    ...(values.kind === 'POST' && {
      author: values.author.trim(),
      tags: tagsOf(values.tags),
      excerpt: values.excerpt.trim(),
      datedAt: fromZonedInput(values.datedAt, timeZone),
    }),
  };
}

const isWritten = ({ key, title, text }: SectionValues) =>
  key !== FIRST_TEXT || title.trim() !== '' || text.trim() !== '';

function tagsOf(text: string): string[] {
  return text.split(',').flatMap((tag) => tag.trim() || []);
}

/** How the form names a section: by its title, or its kind if it has none. */
export function nameOfSection({ kind, title, items }: SectionValues): string {
  const ownTitle = title.trim() || items[0]?.title.trim();
  if (ownTitle) return ownTitle;
  return kind === '' ? t`Unknown section` : sectionForms[kind]().name;
}

/** The fields of the page itself. */
export const pageFields = (): FieldGroup<PageValues>[] => [
  { label: t`Title`, fields: ['title'] },
  { label: t`URL handle`, fields: ['handle'] },
  { label: t`Page title`, fields: ['seoTitle'] },
  { label: t`Meta description`, fields: ['seoDescription'] },
  { label: t`Author`, fields: ['author'] },
  { label: t`Tags`, fields: ['tags'] },
  { label: t`Excerpt`, fields: ['excerpt'] },
  { label: t`Date`, fields: ['datedAt'], text: ({ datedAt }) => datedAt.replace('T', ' ') },
];

const SECTION = 'section ';
const ORDER = 'order';

/** The parts that two people can edit without overwriting each other; see `useConflicts`. */
export function pageParts(values: PageValues): EditPart[] {
  const { sections } = values;
  return [
    ...fieldParts(values, pageFields()),
    ...sections.map((section) => ({
      id: SECTION + section.key,
      label: t`Section “${nameOfSection(section)}”`,
      value: section,
      text: textOf(section),
    })),
    {
      id: ORDER,
      label: t`Order of the sections`,
      value: sections.map(({ key }) => key),
      text: sections.map(nameOfSection).join(', '),
    },
  ];
}

/** Joins the parts into values. Sections that the chosen order does not name come last. */
export function joinPage(parts: ReadonlyMap<string, unknown>, like: PageValues): PageValues {
  const order = (parts.get(ORDER) ?? []) as string[];
  const sections = [...parts].flatMap(([id, value]) =>
    id.startsWith(SECTION) && value !== undefined ? [value as SectionValues] : [],
  );
  const placeOf = ({ key }: SectionValues) => (order.includes(key) ? order.indexOf(key) : order.length);
  return {
    ...joinFields(parts, like, pageFields()),
    sections: sections.toSorted((one, other) => placeOf(one) - placeOf(other)),
  };
}

/** A section in few words, for the question which of two to keep. */
function textOf({ kind, isHidden, title, text, items, productIds }: SectionValues): string {
  const words = [
    kind === '' ? '' : sectionForms[kind]().name,
    title,
    text.slice(0, 120),
    ...items.map((item) => item.title),
    productIds.length > 0 ? t`Products: ${productIds.length}` : '',
    isHidden ? t`hidden` : '',
  ];
  return words.filter((word) => word.trim() !== '').join(', ');
}

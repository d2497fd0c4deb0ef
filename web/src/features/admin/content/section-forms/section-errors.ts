import type { FormUserError } from '../../../../forms/user-errors-by-field.ts';
import type { SectionField } from './section-form.ts';
import { sectionForms } from './section-forms.ts';
import type { SectionValues } from './section-values.ts';

/** The server's messages about sections, by the name of the field; see `nameOfField`. */
export type SectionErrors = ReadonlyMap<string, string>;

/** The name of a section's field in the form, whatever the section's position. */
export const nameOfField = (...path: string[]): string => ['section', ...path].join('.');

interface SortedErrors {
  sections: Map<string, string>;
  /** The keys of the sections concerned. */
  keys: string[];
  others: FormUserError[];
}

/** Sorts the server's errors into those about fields of the sections that were sent, and others. */
export function sortErrors(
  errors: readonly FormUserError[],
  sections: readonly SectionValues[],
): SortedErrors {
  const sorted: SortedErrors = { sections: new Map(), keys: [], others: [] };
  for (const error of errors) {
    const [, list, index, ...path] = error.field ?? [];
    const section = list === 'sections' ? sections[Number(index)] : undefined;
    if (!section) {
      sorted.others.push(error);
      continue;
    }
    const name = nameOfField(section.key, ...withItemKey(path, section));
    if (!sorted.sections.has(name)) sorted.sections.set(name, error.message);
    if (!sorted.keys.includes(section.key)) sorted.keys.push(section.key);
  }
  return sorted;
}

/** Items are named by their keys, because users may move them. */
function withItemKey(path: readonly string[], { items }: SectionValues): readonly string[] {
  const [list, index, ...rest] = path;
  const item = list === 'items' ? items[Number(index)] : undefined;
  return item ? ['items', item.key, ...rest] : path;
}

/** The label of a section's field, with that of its item, from the field's name. */
export function labelOfField(section: SectionValues, name: string): string {
  if (section.kind === '') return '';
  const path = name.split('.').slice(nameOfField(section.key).split('.').length);
  const [list, key, ...rest] = path;
  const { fields } = sectionForms[section.kind]();
  const field = fields.find((each) => each.name === list);
  const index = section.items.findIndex((item) => item.key === key);
  if (field?.type !== 'items' || index < 0) return field?.label ?? '';
  return [field.itemName(index + 1), labelAt(field.fields, rest)].filter((label) => label !== '').join(', ');
}

const labelAt = (fields: readonly SectionField[], [name]: readonly string[]) =>
  fields.find((each) => each.name === name)?.label ?? '';

import { t } from '@lingui/core/macro';
import type { EditPart } from './merge-edits.ts';

/** Fields that users edit as one unit. */
export interface FieldGroup<Values> {
  label: string;
  fields: readonly (keyof Values & string)[];
  /** Formats the values for display; by default the first field's. */
  text?: (values: Values) => string;
}

/** Splits the values of a form, or of a named table row, into parts: its groups of fields. */
export function fieldParts<Values extends object>(
  values: Values,
  groups: readonly FieldGroup<Values>[],
  row = '',
): EditPart[] {
  return groups.map(({ label, fields, text }) => ({
    id: partId(fields, row),
    label: row === '' ? label : t`${row}: ${label}`,
    value: Object.fromEntries(fields.map((name) => [name, values[name]])),
    text: text ? text(values) || t`Nothing` : wordsFor(fields[0] && values[fields[0]]),
  }));
}

/** Joins the parts into values; everything else comes from `like`. */
export function joinFields<Values extends object>(
  parts: ReadonlyMap<string, unknown>,
  like: Values,
  groups: readonly FieldGroup<Values>[],
  row = '',
): Values {
  const values = groups.map(({ fields }) => parts.get(partId(fields, row)));
  return Object.assign({}, like, ...values) as Values;
}

/** An option that can be selected or not, such as a permission. */
interface Choice<Id extends string> {
  id: Id;
  label: string;
}

/** Makes each option a part, so that two people can select independently. */
export function choiceParts<Id extends string>(
  chosen: readonly Id[],
  choices: readonly Choice<Id>[],
): EditPart[] {
  return choices.map(({ id, label }) => {
    const isChosen = chosen.includes(id);
    return { id, label, value: isChosen, text: wordsFor(isChosen) };
  });
}

/** The selected options among the parts, in order. */
export function joinChoices<Id extends string>(
  parts: ReadonlyMap<string, unknown>,
  choices: readonly Choice<Id>[],
): Id[] {
  return choices.flatMap(({ id }) => (parts.get(id) === true ? id : []));
}

const partId = (fields: readonly string[], row: string) => [row, ...fields].join(' ');

function wordsFor(value: unknown): string {
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (Array.isArray(value)) return value.join(', ') || t`Nothing`;
  return typeof value === 'string' && value.trim() !== '' ? value : t`Nothing`;
}

import { t } from '@lingui/core/macro';
import type { EditPart } from './merge-edits.ts';

/** Fields of a form that are one thing to whoever edits them. */
export interface FieldGroup<Values> {
  label: string;
  fields: readonly (keyof Values & string)[];
  /** The values in words; by default the first field's. */
  text?: (values: Values) => string;
}

/** The parts of a form's values, or of a row of its table by that name: its groups of fields. */
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

/** The values that have the given parts; the rest is as in `like`. */
export function joinFields<Values extends object>(
  parts: ReadonlyMap<string, unknown>,
  like: Values,
  groups: readonly FieldGroup<Values>[],
  row = '',
): Values {
  const values = groups.map(({ fields }) => parts.get(partId(fields, row)));
  return Object.assign({}, like, ...values) as Values;
}

/** Something that can be chosen or not, such as a permission. */
interface Choice<Id extends string> {
  id: Id;
  label: string;
}

/** A part for each of the choices: two people may choose apart. */
export function choiceParts<Id extends string>(
  chosen: readonly Id[],
  choices: readonly Choice<Id>[],
): EditPart[] {
  return choices.map(({ id, label }) => {
    const isChosen = chosen.includes(id);
    return { id, label, value: isChosen, text: wordsFor(isChosen) };
  });
}

/** The choices that the given parts hold, in their order. */
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

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

const partId = (fields: readonly string[], row: string) => [row, ...fields].join(' ');

function wordsFor(value: unknown): string {
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (Array.isArray(value)) return value.join(', ') || t`Nothing`;
  return typeof value === 'string' && value.trim() !== '' ? value : t`Nothing`;
}

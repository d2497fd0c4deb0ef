import { normalizeColumn } from '../../../shared/csv/csv.ts';
import { readList, writeList } from '../../../shared/csv/csv-list.ts';
import type { Message } from '../../../shared/messages/message.ts';
import { type CustomField, fieldsOf, type FieldValues } from '../../custom-fields/custom-fields.ts';
import { currentValues, readValues } from '../../custom-fields/field-values.ts';

const prefixes = { PRODUCT: 'Field: ', VARIANT: 'Variant field: ' } as const;

type Owner = keyof typeof prefixes;

/** A column of a custom field of products, or of their variants. */
export type FieldColumn = `${(typeof prefixes)[Owner]}${string}`;

/** The columns of an owner's custom fields. */
export function fieldColumns(
  fields: readonly CustomField[],
  owner: Owner,
): { name: FieldColumn; field: CustomField }[] {
  return fieldsOf(fields, owner).map((field) => ({ name: `${prefixes[owner]}${field.key}`, field }));
}

export const isFieldColumn = (column: string, owner: Owner) => column.startsWith(prefixes[owner]);

/** The column that a file may also call by the name of the field; null for others. */
export function fieldColumnNamed(fields: readonly CustomField[], name: string): FieldColumn | null {
  const isNamed = (text: string) => normalizeColumn(text) === normalizeColumn(name);
  const all = (['PRODUCT', 'VARIANT'] as const).flatMap((owner) =>
    fieldColumns(fields, owner).map((column) => ({ ...column, alias: prefixes[owner] + column.field.name })),
  );
  return (
    (all.find((column) => isNamed(column.name)) ?? all.find(({ alias }) => isNamed(alias)))?.name ?? null
  );
}

/** Whether a file calls a column like one of a custom field. */
export const looksLikeField = (name: string) =>
  Object.values(prefixes).some((prefix) => normalizeColumn(name).startsWith(normalizeColumn(prefix)));

export function writeFieldCell(field: CustomField, stored: FieldValues): string {
  const values = currentValues(field, stored);
  return field.isList ? writeList(values) : (values[0] ?? '');
}

/** Normalizes a cell to the format of `writeFieldCell`, or returns an error. */
export function readFieldCell(field: CustomField, cell: string): string | Message {
  const values = readValues(field, valuesIn(field, cell));
  return Array.isArray(values) ? writeFieldCell(field, { [field.key]: values }) : values;
}

/** The change to a field that a cell says. */
export const fieldChangeIn = (field: CustomField, cell: string) => ({
  key: field.key,
  values: valuesIn(field, cell),
});

function valuesIn({ type, isList }: CustomField, cell: string): string[] {
  // Spreadsheets write TRUE and FALSE.
  const text = type === 'BOOLEAN' ? cell.toLowerCase() : cell;
  return isList ? readList(text) : [text];
}

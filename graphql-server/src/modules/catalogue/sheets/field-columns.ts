import { normalizeColumn } from '../../../shared/csv/csv.ts';
import { readList, writeList } from '../../../shared/csv/csv-list.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { fromDecimal } from '../../../shared/money/money.ts';
import { type CustomField, fieldsOf, type FieldValues } from '../../custom-fields/custom-fields.ts';
import { decimalTexts } from '../../custom-fields/field-texts.ts';
import { currentValues, readValues } from '../../custom-fields/field-values.ts';
import { readAmount } from './cells/amount.ts';

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

/** The columns that a file may also call by the names of their fields, by these names. */
export function fieldColumnAliases(fields: readonly CustomField[]): [name: string, FieldColumn][] {
  return (['PRODUCT', 'VARIANT'] as const).flatMap((owner) =>
    fieldColumns(fields, owner).map(({ name, field }): [string, FieldColumn] => [
      prefixes[owner] + field.name,
      name,
    ]),
  );
}

/** Whether a file calls a column like one of a custom field. */
export const looksLikeField = (name: string) =>
  Object.values(prefixes).some((prefix) => normalizeColumn(name).startsWith(normalizeColumn(prefix)));

export function writeFieldCell(field: CustomField, stored: FieldValues, currency: string): string {
  const values = decimalTexts(field, currentValues(field, stored), currency);
  return field.isList ? writeList(values) : (values[0] ?? '');
}

/** Normalizes a cell to the format of `writeFieldCell`, or returns an error. */
export function readFieldCell(field: CustomField, cell: string, currency: string): string | Message {
  const values = readValues(field, valuesIn(field, cell, currency));
  if (Array.isArray(values)) return writeFieldCell(field, { [field.key]: values }, currency);
  return values.key === 'customField.ofMONEY' ? message('productSheet.noAmount') : values;
}

/** The change to a field that a cell says. */
export const fieldChangeIn = (field: CustomField, cell: string, currency: string) => ({
  key: field.key,
  values: valuesIn(field, cell, currency),
});

function valuesIn({ type, isList }: CustomField, cell: string, currency: string): string[] {
  // Spreadsheets write TRUE and FALSE.
  const text = type === 'BOOLEAN' ? cell.toLowerCase() : cell;
  const texts = isList ? readList(text) : [text];
  return type === 'MONEY' ? texts.map((each) => minorUnitsIn(each, currency)) : texts;
}

/** An amount as it is stored. A text that is no amount stays, because it does not fit the field either. */
function minorUnitsIn(text: string, currency: string): string {
  const isNegative = text.startsWith('-');
  const decimal = readAmount(isNegative ? text.slice(1) : text);
  const minorUnits = decimal === null ? null : fromDecimal(isNegative ? -decimal : decimal, currency);
  return minorUnits === null ? text : String(minorUnits);
}

import { readAmount } from '../../shared/csv/amount.ts';
import { readList, writeList } from '../../shared/csv/csv-list.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import { fromDecimal } from '../../shared/money/money.ts';
import type { CustomField, FieldValues } from './custom-fields.ts';
import { decimalTexts } from './field-texts.ts';
import { currentValues, readValues } from './field-values.ts';

/** The values of a field as a cell of a sheet. */
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

import { message, type MessageValue } from '../../shared/messages/message.ts';
import { toDecimalText } from '../../shared/money/money.ts';
import type { CustomField, FieldValues } from './custom-fields.ts';
import { readValue } from './field-values.ts';

/** The fields that everyone sees and that have a value, with their values as text. */
export function publicFieldTexts(
  fields: readonly CustomField[],
  values: FieldValues,
  currency: string,
): { label: string; value: MessageValue }[] {
  return fields
    .filter(({ key, isPublic }) => isPublic && values[key])
    .map((field) => ({
      label: field.name,
      value: enumeration((values[field.key] ?? []).map((text) => valueText(field, text, currency))),
    }));
}

/** Stored values with amounts as decimal numbers, which all amounts are in sheets and in `/api`. */
export function decimalTexts(field: CustomField, values: readonly string[], currency: string): string[] {
  const isAmount = (text: string) => field.type === 'MONEY' && readValue(field, text) !== null;
  return values.map((text) => (isAmount(text) ? toDecimalText(Number(text), currency) : text));
}

/** A value that no longer fits the field is shown as it is stored. */
function valueText(field: CustomField, text: string, currency: string): MessageValue {
  if (readValue(field, text) === null) return text;
  switch (field.type) {
    case 'BOOLEAN':
      return message(text === 'true' ? 'customField.yes' : 'customField.no');
    case 'DATE':
      return { day: text };
    case 'MONEY':
      return { amount: Number(text), currency };
    case 'NUMBER':
      return field.unit === null ? text : `${text} ${field.unit}`;
    default:
      return text;
  }
}

function enumeration(texts: readonly MessageValue[]): MessageValue {
  return {
    text: texts.map((_, index) => `{${index}}`).join(', '),
    values: Object.fromEntries(texts.entries()),
  };
}

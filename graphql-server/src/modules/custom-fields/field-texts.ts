import { message, type MessageValue } from '../../shared/messages/message.ts';
import { toDecimalText } from '../../shared/money/money.ts';
import type { CustomField, FieldValues } from './custom-fields.ts';
import { readValue, storedValues } from './field-values.ts';

/** The currency of amounts, and the shop's URL, for files that it stores. */
interface TextContext {
  currency: string;
  baseUrl: string;
}

/**
 * The fields that everyone sees and that have a value, with their values as text; of products there are only
 * ids.
 */
export function publicFieldTexts(
  fields: readonly CustomField[],
  values: FieldValues,
  context: TextContext,
): { label: string; value: MessageValue; url?: string }[] {
  return fields
    .filter(
      ({ key, type, isPublic }) => isPublic && type !== 'PRODUCT' && storedValues(values, key).length > 0,
    )
    .map((field) => {
      const texts = storedValues(values, field.key);
      const [url, ...further] = texts.map((text) => valueText(field, text, context));
      if (field.type === 'FILE' && typeof url === 'string' && further.length === 0 && isUrl(url))
        return { label: field.name, value: nameInUrl(url), url };
      return { label: field.name, value: enumeration(texts.map((text) => valueText(field, text, context))) };
    });
}

/** Stored values with amounts as decimal numbers, which all amounts are in sheets and in `/api`. */
export function decimalTexts(field: CustomField, values: readonly string[], currency: string): string[] {
  const isAmount = (text: string) => field.type === 'MONEY' && readValue(field, text) !== null;
  return values.map((text) => (isAmount(text) ? toDecimalText(Number(text), currency) : text));
}

/** A value that no longer fits the field is shown as it is stored. */
function valueText(field: CustomField, text: string, { currency, baseUrl }: TextContext): MessageValue {
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
    case 'FILE':
      return text.startsWith('/') ? baseUrl + text : text;
    default:
      return text;
  }
}

const isUrl = (text: string) => /^https?:\/\//.test(text);

/** The name of a file at the end of its URL. */
function nameInUrl(url: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').pop() || url;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function enumeration(texts: readonly MessageValue[]): MessageValue {
  return {
    text: texts.map((_, index) => `{${index}}`).join(', '),
    values: Object.fromEntries(texts.entries()),
  };
}

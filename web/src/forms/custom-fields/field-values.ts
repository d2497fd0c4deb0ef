import { t } from '@lingui/core/macro';
import type { FieldError } from 'react-hook-form';
import type { CustomField_customFieldFragment, CustomFieldValueInput } from '../../gql/graphql.ts';
import { editsOf } from '../form-draft.ts';
import { isHex } from '../../ui/forms/colour-swatch.tsx';

/** The definition of a custom field. */
export type CustomField = CustomField_customFieldFragment;

/** The values of an object's custom fields by key, in the API's format but as typed. */
export type FieldTexts = Record<string, readonly string[]>;

/** Whether products of a type have a field; `""` is for products without a type. */
export const ofProductType =
  (type: string) =>
  ({ productTypes }: CustomField) =>
    productTypes.length === 0 || productTypes.includes(type);

/** The form's values for those of an object. */
export function fieldTextsOf(
  saved: readonly { key: string; values: readonly string[] }[] | undefined,
): FieldTexts {
  return Object.fromEntries((saved ?? []).map(({ key, values }) => [key, values]));
}

/** The API's input for the form's values. */
export function fieldInputs(texts: FieldTexts): CustomFieldValueInput[] {
  return Object.entries(texts).map(([key, values]) => ({
    key,
    values: values.map((text) => text.trim()).filter((text) => text !== ''),
  }));
}

/** The values that differ: those of other fields, also of deleted ones, stay as they are. */
export function changedFields(
  before: readonly CustomFieldValueInput[],
  now: readonly CustomFieldValueInput[],
): CustomFieldValueInput[] {
  return now.filter(({ key, values }) => {
    const saved = before.find((other) => other.key === key)?.values ?? [];
    return JSON.stringify(saved) !== JSON.stringify(values);
  });
}

/** The edits of an input, of its custom fields only those that differ. */
export function inputEdits<Input extends { fields?: CustomFieldValueInput[] | null }>(
  before: Input,
  now: Input,
): Partial<Input> {
  const edits = editsOf(before, now);
  return edits.fields ? { ...edits, fields: changedFields(before.fields ?? [], edits.fields) } : edits;
}

/** Why a field's values cannot be saved; undefined if they can. The server validates them itself. */
export function fieldError(field: CustomField, texts: FieldTexts): string | undefined {
  const values = (texts[field.key] ?? []).map((text) => text.trim()).filter((text) => text !== '');
  return values.map((text) => valueError(field, text)).find(Boolean);
}

/** The server's error about the input of a custom field, as `useAppForm` stores it. */
export function serverError(error: FieldError | undefined, { key }: CustomField): string | undefined {
  const text = error?.types?.[key];
  return typeof text === 'string' ? text : undefined;
}

/** Why what a shopper filled in is not complete, or cannot be saved. */
export function inputError(field: CustomField, texts: FieldTexts): string | undefined {
  // Until a file is uploaded, its value is its name.
  if (field.type === 'FILE' && texts[field.key]?.some((text) => text !== '' && !text.startsWith('/')))
    return t`Please wait until the file is uploaded, or remove it`;
  const isBlank = (texts[field.key] ?? []).every((text) => text.trim() === '');
  return isBlank && field.isRequired ? t`Please fill this in` : fieldError(field, texts);
}

/** In characters; other types have at most 500. */
const maxLengths: Partial<Record<CustomField['type'], number>> = { MARKDOWN: 5000, FILE: 2048 };

function valueError({ type }: CustomField, text: string): string | undefined {
  const max = maxLengths[type] ?? 500;
  if (text.length > max) return t`Please use at most ${max} characters`;
  if (type === 'NUMBER' && !/^-?\d{1,9}(\.\d{1,6})?$/u.test(text))
    return t`Please enter a number such as 12.5`;
  if (type === 'MONEY' && !/^-?\d{1,11}$/u.test(text)) return t`Please enter an amount such as 12.50`;
  if (type === 'COLOUR' && !isHex(text)) return t`Please enter a color such as #1F2A44`;
  if (type === 'FILE' && !/^(https:\/\/|\/)\S+$/iu.test(text))
    return t`Please enter a URL that begins with https://, or choose a picture`;
  return undefined;
}

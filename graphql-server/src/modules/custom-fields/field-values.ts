import { z } from 'zod';
import { userError } from '../../errors.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import { isUuid } from '../../shared/new-id.ts';
import { pictureUrl, storableText } from '../../shared/text-rules.ts';
import type { CustomField, CustomFieldType, FieldValues } from './custom-fields.ts';

const MAX_VALUES = 50;

/** Of all values of an object together: they are read with it, and are one row of a sheet. */
const MAX_LENGTH = 50_000;

/** Values to set, as callers send them; `valuesAfter` validates them. An empty list removes them. */
export const fieldChanges = z.array(z.object({ key: z.string(), values: z.array(z.string()) })).nullish();

export type FieldChanges = z.output<typeof fieldChanges>;

const isLine = (text: string, max: number) =>
  text.length <= max && storableText.safeParse(text).success && !/\p{Cc}/u.test(text);

/** Reads a value that is not blank: as it is stored, or null if it does not fit the type. */
const readers: Readonly<Record<Exclude<CustomFieldType, 'CHOICE'>, (text: string) => string | null>> = {
  TEXT: (text) => (isLine(text, 500) ? text : null),
  MARKDOWN: (text) => (text.length <= 5000 && storableText.safeParse(text).success ? text : null),
  NUMBER: (text) => (/^-?\d{1,9}(\.\d{1,6})?$/.test(text) ? String(Number(text) + 0) : null),
  MONEY: (text) => (/^-?\d{1,11}$/.test(text) ? String(Number(text) + 0) : null),
  DATE: (text) => (isDate(text) ? text : null),
  BOOLEAN: (text) => (text === 'true' || text === 'false' ? text : null),
  COLOUR: (text) => (/^#[0-9a-f]{6}$/i.test(text) ? text.toUpperCase() : null),
  FILE: (text) => pictureUrl.safeParse(text).data ?? null,
  PRODUCT: (text) => (isUuid(text) ? text.toLowerCase() : null),
};

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A value as it is stored, or null if it does not fit the field. */
export function readValue({ type, choices }: CustomField, text: string): string | null {
  if (type !== 'CHOICE') return readers[type](text);
  return choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? null;
}

/**
 * The values after a change; fields that the change does not name keep theirs. Those of deleted fields can
 * only be removed. `path` is where the change is in the caller's input.
 * @throws UserError INVALID_VALUE for an unknown field and for values that do not fit theirs
 */
export function valuesAfter(
  fields: readonly CustomField[],
  before: FieldValues,
  changes: FieldChanges,
  path: readonly string[],
): FieldValues {
  const after = new Map(Object.entries(before));
  for (const [index, { key, values }] of (changes ?? []).entries()) {
    const at = [...path, String(index)];
    const field = fields.find((each) => each.key === key);
    // Its definition was deleted.
    if (!field && values.length === 0 && after.delete(key)) continue;
    if (!field) throw userError('INVALID_VALUE', message('customField.unknown', { key }), [...at, 'key']);
    const stored = readValues(field, values);
    if (!Array.isArray(stored)) throw userError('INVALID_VALUE', stored, [...at, 'values']);
    if (stored.length > 0) after.set(key, stored);
    else after.delete(key);
  }
  const length = [...after.values()].flat().reduce((sum, text) => sum + text.length, 0);
  if (length > MAX_LENGTH)
    throw userError('INVALID_VALUE', message('customField.tooLong', { max: MAX_LENGTH }), [...path]);
  return Object.fromEntries(after);
}

const maxValues = ({ isList }: CustomField) => (isList ? MAX_VALUES : 1);

/** Values as they are stored, or why they do not fit the field. */
export function readValues(field: CustomField, values: readonly string[]): string[] | Message {
  const texts = values.map((value) => value.trim()).filter((text) => text !== '');
  const max = maxValues(field);
  if (texts.length > max) return message('customField.tooMany', { name: field.name, max });
  const stored = texts.flatMap((text) => readValue(field, text) ?? []);
  return stored.length === texts.length ? [...new Set(stored)] : expectation(field);
}

const expectations = {
  TEXT: 'customField.ofTEXT',
  MARKDOWN: 'customField.ofMARKDOWN',
  NUMBER: 'customField.ofNUMBER',
  MONEY: 'customField.ofMONEY',
  DATE: 'customField.ofDATE',
  BOOLEAN: 'customField.ofBOOLEAN',
  COLOUR: 'customField.ofCOLOUR',
  FILE: 'customField.ofFILE',
  PRODUCT: 'customField.ofPRODUCT',
} as const;

function expectation({ name, type, choices }: CustomField): Message {
  return type === 'CHOICE'
    ? message('customField.choice', { name, choices: choices.join(', ') })
    : message(expectations[type], { name });
}

/** The values of a key, which can be the name of a property that all objects have. */
export function storedValues(stored: FieldValues, key: string): readonly string[] {
  return Object.hasOwn(stored, key) ? (stored[key] ?? []) : [];
}

/**
 * The values of a field that still fit it as they are stored, as filters and the search compare them: its
 * type or its choices may have changed since.
 */
export function currentValues(field: CustomField, stored: FieldValues): string[] {
  return storedValues(stored, field.key)
    .filter((text) => readValue(field, text) === text)
    .slice(0, maxValues(field));
}

/** The values that still fit the fields, by key; for other systems. */
export function valuesByKey(fields: readonly CustomField[], stored: FieldValues): Record<string, string[]> {
  const entries = fields.map((field) => [field.key, currentValues(field, stored)] as const);
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

/** Values as changes that set them. */
export function changesTo(values: FieldValues): NonNullable<FieldChanges> {
  return Object.entries(values).map(([key, texts]) => ({ key, values: [...texts] }));
}

/**
 * Checks that required fields have a value. `path` is where the values are in the caller's input; null: they
 * are stored. `title` names their product.
 * @throws UserError REQUIRED for the first that has none
 */
export function assertComplete(
  fields: readonly CustomField[],
  values: FieldValues,
  path: readonly string[] | null,
  title?: string,
): void {
  for (const field of fields) {
    const { key, name, isRequired } = field;
    if (isRequired && currentValues(field, values).length === 0) {
      const reason =
        title === undefined
          ? message('customField.required', { name })
          : message('customField.requiredFor', { name, title });
      throw userError('REQUIRED', reason, path && [...path, key]);
    }
  }
}

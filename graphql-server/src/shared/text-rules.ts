import { z } from 'zod';
import { countryCodes } from './places/countries.ts';
import { message, type MessageKey } from './messages/message.ts';
import { brokenRule } from './validate.ts';

/** The subject of a rule, for its messages. */
export type Label = Extract<MessageKey, `label.${string}`>;

/** PostgreSQL cannot store U+0000, and an unpaired surrogate is no character (Unicode 3.9). */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
const hasNoControls = (text: string) => !/\p{Cc}/u.test(text);

/** Any text that the database can store, unchanged. */
export const storableText = z.string().refine(isStorable, brokenRule('text.invalidCharacters'));

/** A trimmed line of text, at most `max` characters long; may be empty. */
export function line(label: Label, max: number) {
  const what = message(label);
  return z
    .string()
    .trim()
    .max(max, brokenRule('text.tooLong', { what, max }))
    .refine(
      (text) => isStorable(text) && hasNoControls(text),
      brokenRule('text.controlCharacters', { what }),
    );
}

/** Like `line`, and not empty. */
export function requiredLine(label: Label, max: number) {
  const required = brokenRule('text.required', { what: message(label) });
  return z
    .string({ error: (issue) => (issue.input === undefined ? required : undefined) })
    .trim()
    .min(1, required)
    .pipe(line(label, max));
}

/** A description in Markdown, at most `max` characters long; may be empty. */
export const descriptionText = (max: number) =>
  storableText.trim().max(max, brokenRule('description.tooLong', { max }));

const knownCountries = new Set(countryCodes);

/** ISO 3166-1 alpha-2 code of a country. */
export const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => knownCountries.has(code), brokenRule('country.unknown'));

/** Trimmed text, possibly with several lines, at most `max` characters long; may be empty. */
export function paragraph(label: Label, max: number) {
  const what = message(label);
  return z
    .string()
    .trim()
    .max(max, brokenRule('text.tooLong', { what, max }))
    .refine(
      (text) => isStorable(text) && hasNoControls(text.replaceAll(/[\n\r\t]/g, '')),
      brokenRule('text.controlCharacters', { what }),
    );
}

const MAX_REMARK = 2000;

/** A note by staff, possibly with several lines. */
export function remarkText(label: Label) {
  const what = message(label);
  return storableText
    .trim()
    .min(1, brokenRule('text.required', { what }))
    .max(MAX_REMARK, brokenRule('text.tooLong', { what, max: MAX_REMARK }));
}

/** A form with only a note. */
export function remarkSchema(label: Label) {
  return z.object({ text: remarkText(label) });
}

const MAX_PICTURE_URL = 2048;

/** A picture URL for browsers: `https`, or a path on this host. */
export const pictureUrl = z
  .string()
  .trim()
  .max(MAX_PICTURE_URL, brokenRule('pictureUrl.tooLong', { max: MAX_PICTURE_URL }))
  .regex(/^(https:\/\/[^\s\p{Cc}"'<>\\]+|\/(?!\/)[^\s\p{Cc}"'<>\\]*)$/u, brokenRule('pictureUrl.invalid'));

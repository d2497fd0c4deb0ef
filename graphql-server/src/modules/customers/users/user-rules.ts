import { z } from 'zod';
import { isCommonPassword } from './common-passwords.ts';
import { line, pictureUrl, requiredLine, storableText } from '../../../shared/text-rules.ts';
import { message } from '../../../shared/messages/message.ts';
import { brokenRule } from '../../../shared/validate.ts';

/** RFC 5321, section 4.5.3.1: the longest path that mail servers accept. */
const MAX_EMAIL = 254;
const MAX_LOCAL_PART = 64;

const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const localPart = /^[^\s\p{Cc}"(),:;<>[\\\]@]+$/u;

function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  const hasLocalPart = at > 0 && at <= MAX_LOCAL_PART && localPart.test(local);
  return hasLocalPart && labels.length >= 2 && labels.every((part) => label.test(part));
}

/**
 * Gives different spellings of an email the same text: normalizes compatibility characters, case and
 * surrounding space.
 */
export function normaliseEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** A phone number without its punctuation: digits with an optional leading plus. */
export function normalisePhone(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s().\-/\u2010-\u2015]/g, '');
}

export const emailAddress = z
  .string()
  .overwrite(normaliseEmail)
  .min(1, { error: brokenRule('text.required', { what: message('label.email') }), abort: true })
  .max(MAX_EMAIL, {
    error: brokenRule('text.tooLong', { what: message('label.email'), max: MAX_EMAIL }),
    abort: true,
  })
  .refine(isEmailAddress, brokenRule('email.invalid'));

export const phoneNumber = z
  .string()
  .overwrite(normalisePhone)
  .regex(/^\+?\d{5,20}$/, brokenRule('phone.invalid'));

/** A delivery phone number, stored verbatim: people read it, but nothing looks it up. */
export const deliveryPhone = requiredLine('label.phone', 40).refine(
  (text) => /^\+?\d{5,20}$/.test(normalisePhone(text)),
  brokenRule('phone.invalid'),
);

/** A visible character: neither a space nor a character without a glyph. */
const visibleCharacter = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A new password. No composition rules: only length and guessability count, and spaces are allowed (NIST SP
 * 800-63B, 3.1.1.2).
 */
export const newPassword = storableText
  .min(8, brokenRule('password.tooShort', { min: 8 }))
  .max(128, brokenRule('password.tooLong', { max: 128 }))
  .refine((password) => visibleCharacter.test(password), brokenRule('password.blank'))
  .refine((password) => !isCommonPassword(password), brokenRule('password.common'));

/** In any spelling of the email. */
export function isEmailAsPassword(password: string, email: string): boolean {
  return normaliseEmail(password) === email;
}

export const firstName = requiredLine('label.firstName', 100);
export const lastName = line('label.lastName', 100);
export const fullName = requiredLine('label.name', 100);
export const postalAddress = line('label.address', 500);

/** Forms send an empty string for an empty field. */
export function orNone<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  );
}

export const profilePicture = orNone(pictureUrl);

/** Splits a full name: the first word is the first name, the rest (possibly empty) the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = name.split(/\s+/);
  return { firstName: first, lastName: rest.join(' ') };
}

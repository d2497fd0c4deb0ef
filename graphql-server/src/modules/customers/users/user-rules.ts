import { z } from 'zod';
import { isCommonPassword } from './common-passwords.ts';
import { line, pictureUrl, requiredLine, storableText } from '../../../shared/text-rules.ts';

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

/** Makes different spellings of an email the same text: compatibility characters, case, surrounding space. */
export function normaliseEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** A phone number without its punctuation: digits with an optional leading plus. */
export function normalisePhone(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s().\-/\u2010-\u2015]/g, '');
}

/** An email, normalised. */
export const emailAddress = z
  .string()
  .overwrite(normaliseEmail)
  .min(1, { error: 'An e-mail address is required', abort: true })
  .max(MAX_EMAIL, { error: `An e-mail address must be at most ${MAX_EMAIL} characters long`, abort: true })
  .refine(isEmailAddress, 'This does not look like an e-mail address');

/** A phone number, normalised. */
export const phoneNumber = z
  .string()
  .overwrite(normalisePhone)
  .regex(/^\+?\d{5,20}$/, 'A phone number has 5 to 20 digits');

/** The phone number for a delivery, stored as it was written: it is only read by people, never looked up. */
export const deliveryPhone = requiredLine('A phone number', 40).refine(
  (text) => /^\+?\d{5,20}$/.test(normalisePhone(text)),
  'A phone number has 5 to 20 digits',
);

/** A visible character: neither space nor one without a glyph. */
const visibleCharacter = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A new password. No composition rules: only length and being hard to guess count, and spaces are allowed (NIST SP
 * 800-63B, 3.1.1.2).
 */
export const newPassword = storableText
  .min(8, 'A password must be at least 8 characters long')
  .max(128, 'A password must be at most 128 characters long')
  .refine((password) => visibleCharacter.test(password), 'A password must not consist of spaces only')
  .refine((password) => !isCommonPassword(password), 'This password is too common');

/** The error for a password that is the email. */
export const PASSWORD_IS_EMAIL = 'The password must not be the e-mail address';

/** Whether a password is the email in any spelling. */
export function isEmailAsPassword(password: string, email: string): boolean {
  return normaliseEmail(password) === email;
}

export const firstName = requiredLine('A first name', 100);
export const lastName = line('A last name', 100);
export const fullName = requiredLine('A name', 100);
export const postalAddress = line('An address', 500);

/** Forms send an empty text for a field that was left empty. */
export function orNone<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  );
}

export const profilePicture = orNone(pictureUrl);

/** Splits a full name: the first word is the first name, the rest the last name, perhaps empty. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = name.split(/\s+/);
  return { firstName: first, lastName: rest.join(' ') };
}

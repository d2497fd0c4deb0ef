import { z } from 'zod';
import {
  emailAddress,
  firstName,
  lastName,
  newPassword,
  orNone,
  phoneNumber,
  postalAddress,
  profilePicture,
} from '../../customers/users/user-rules.ts';
import { storableText } from '../../../shared/text-rules.ts';
import type { User } from '../../customers/users/user.ts';
import { MINUTE } from '../../../shared/time/duration.ts';
import { brokenRule } from '../../../shared/validate.ts';

/** Forms send null or an empty text for an empty password field; both mean no change. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional());

export const profileChangeSchema = z.object({
  firstName: firstName.optional(),
  lastName: z.preprocess((value) => (value === null ? '' : value), lastName.optional()),
  email: emailAddress.optional(),
  phone: orNone(phoneNumber).optional(),
  address: orNone(postalAddress).optional(),
  profilePicture: profilePicture.optional(),
  password: unlessEmpty(newPassword),
  currentPassword: unlessEmpty(storableText.max(128, brokenRule('password.neverThatLong', { max: 128 }))),
  code: unlessEmpty(storableText),
});

export type ProfileChange = z.output<typeof profileChangeSchema>;

const FRESH = 10 * MINUTE;

/** Whether the login is so recent (under ten minutes) that the password is not needed again. */
export function isFreshLogin(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < FRESH;
}

/** The fields that come from the Google account (specification, section 5). */
const lockedFields = ['firstName', 'lastName', 'email', 'profilePicture', 'password'] as const;

/**
 * Returns the first changed field that is locked for the user, or null. Unchanged values pass, because forms
 * send all of their fields.
 */
export function lockedField(change: ProfileChange, user: User): (typeof lockedFields)[number] | null {
  if (user.accountType !== 'GOOGLE') return null;
  const current: Partial<Record<(typeof lockedFields)[number], string | null>> = user;
  return (
    lockedFields.find((field) => change[field] !== undefined && change[field] !== current[field]) ?? null
  );
}

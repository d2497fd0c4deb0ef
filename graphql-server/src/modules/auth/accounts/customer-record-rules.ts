import { z } from 'zod';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { fieldChanges } from '../../custom-fields/field-values.ts';
import {
  emailAddress,
  firstName,
  lastName,
  orNone,
  phoneNumber,
  postalAddress,
} from '../../customers/users/user-rules.ts';
import type { User } from '../../customers/users/user.ts';
import { lockedField } from './profile-rules.ts';

/** The last name is optional; null clears it. */
const maybeLastName = z.preprocess((value) => value ?? '', lastName);

/** A customer's data as staff write it. The same rules apply as for customers themselves. */
export const customerRecordSchema = z.object({
  firstName,
  lastName: maybeLastName,
  email: emailAddress,
  phone: orNone(phoneNumber).default(null),
  address: orNone(postalAddress).default(null),
  fields: fieldChanges,
});

/** A change to a customer's data; missing fields stay. */
export const customerRecordChangeSchema = z.object({
  firstName: firstName.optional(),
  lastName: z.preprocess((value) => (value === null ? '' : value), lastName.optional()),
  email: emailAddress.optional(),
  phone: orNone(phoneNumber).optional(),
  address: orNone(postalAddress).optional(),
  fields: fieldChanges,
});

export type CustomerRecord = z.output<typeof customerRecordSchema>;
export type CustomerRecordChange = Omit<z.output<typeof customerRecordChangeSchema>, 'fields'>;

/** The fields that customers sign in with. */
const loginNames = ['email', 'phone'] as const;

const lockedMessages = {
  email: message('customer.emailLocked'),
  phone: message('customer.phoneLocked'),
};

/**
 * Checks that staff or a program may make this change (decision 0082). Only customers themselves may change
 * what they sign in with; otherwise a stolen staff session would open every customer's account. Unchanged
 * values pass, because forms send all of their fields.
 * @throws UserError FIELD_LOCKED
 */
export function assertChangeable(change: CustomerRecordChange, customer: User): void {
  const { firstName: first, lastName: last } = change;
  const name = lockedField({ firstName: first, lastName: last }, customer);
  if (name) throw userError('FIELD_LOCKED', message('customer.keptByGoogle'), ['input', name]);
  if (!customer.hasLogin) return;
  const locked = loginNames.find((field) => change[field] !== undefined && change[field] !== customer[field]);
  if (locked) throw userError('FIELD_LOCKED', lockedMessages[locked], ['input', locked]);
}

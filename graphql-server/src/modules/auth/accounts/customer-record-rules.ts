import { z } from 'zod';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
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

/** A last name may be left out, and emptied by null. */
const maybeLastName = z.preprocess((value) => value ?? '', lastName);

/** What staff write of a customer. The rules are those that the customer has to follow, too. */
export const customerRecordSchema = z.object({
  firstName,
  lastName: maybeLastName,
  email: emailAddress,
  phone: orNone(phoneNumber).default(null),
  address: orNone(postalAddress).default(null),
});

/** Changes of it; what is left out stays. */
export const customerRecordChangeSchema = z.object({
  firstName: firstName.optional(),
  lastName: z.preprocess((value) => (value === null ? '' : value), lastName.optional()),
  email: emailAddress.optional(),
  phone: orNone(phoneNumber).optional(),
  address: orNone(postalAddress).optional(),
});

export type CustomerRecord = z.output<typeof customerRecordSchema>;
export type CustomerRecordChange = z.output<typeof customerRecordChangeSchema>;

/** What somebody signs in by. */
const loginNames = ['email', 'phone'] as const;

const lockedMessages = {
  email: message('customer.emailLocked'),
  phone: message('customer.phoneLocked'),
};

/**
 * Makes sure that staff, or a program, may make this change (decision 0082): what a customer signs in by is
 * changed by nobody else, or a stolen staff session would be every customer's account. Values that stay pass:
 * a form sends all of its fields.
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

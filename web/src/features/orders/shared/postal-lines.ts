import { placeLines } from '../../../lib/country-name.ts';
import type { ReturnLabel_orderFragment } from '../../../gql/graphql.ts';

type Name = Pick<NonNullable<ReturnLabel_orderFragment['billing']>, 'firstName' | 'lastName'>;

/** The lines of a postal address as on an envelope. */
export function postalLines({
  billing,
  customer,
}: Pick<ReturnLabel_orderFragment, 'billing' | 'customer'>): string[] {
  const lines = billing
    ? [
        ...[billing.company, recipient(billing, customer.fullName)],
        ...[billing.streetAddress, billing.apartment, ...placeLines(billing)],
      ]
    : [customer.fullName, customer.address];
  return [...new Set(lines.filter((line): line is string => Boolean(line)))];
}

/**
 * The recipient's name. Older orders have only a first name; the account has the last name of the same
 * person.
 */
export function recipient({ firstName, lastName }: Name, fullName: string): string {
  if (lastName) return `${firstName} ${lastName}`;
  return fullName.startsWith(`${firstName} `) ? fullName : firstName;
}

import { placeLines } from '../../../lib/country-name.ts';
import type { ReturnLabel_orderFragment } from '../../../gql/graphql.ts';

type Name = Pick<NonNullable<ReturnLabel_orderFragment['billing']>, 'firstName' | 'lastName'>;

/** The lines of a postal address as on an envelope. */
export function postalLines({
  billing,
  customer,
}: Pick<ReturnLabel_orderFragment, 'billing' | 'customer'>): string[] {
  return billing ? linesOfAddress(billing, customer.fullName) : unique([customer.fullName, customer.address]);
}

/** The lines of one address; `fullName` is its customer's. */
export function linesOfAddress(
  address: Omit<NonNullable<ReturnLabel_orderFragment['billing']>, '__typename' | 'phone' | 'email'>,
  fullName = '',
): string[] {
  const { company, streetAddress, apartment } = address;
  return unique([company, recipient(address, fullName), streetAddress, apartment, ...placeLines(address)]);
}

function unique(lines: readonly (string | null | undefined)[]): string[] {
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

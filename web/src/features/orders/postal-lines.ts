import { placeLines } from '../../lib/country-name.ts';
import type { ReturnLabel_orderFragment } from '../../gql/graphql.ts';

/** Where an order goes, or came from, as one writes it on an envelope. */
export function postalLines({
  billing,
  customer,
}: Pick<ReturnLabel_orderFragment, 'billing' | 'customer'>): string[] {
  const lines = billing
    ? [
        ...[billing.company, recipient(billing.firstName, customer.fullName)],
        ...[billing.streetAddress, billing.apartment, ...placeLines(billing)],
      ]
    : [customer.fullName, customer.address];
  return [...new Set(lines.filter((line): line is string => Boolean(line)))];
}

/** The checkout asks for a given name only; the account knows the family name of the same person. */
function recipient(firstName: string, fullName: string): string {
  return fullName.startsWith(`${firstName} `) ? fullName : firstName;
}

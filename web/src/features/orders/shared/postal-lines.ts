import type { ReturnLabel_orderFragment } from '../../../gql/graphql.ts';

/** The billing address as on an envelope; an order placed without one has that of the account. */
export function billingLines({
  billing,
  customer,
}: Pick<ReturnLabel_orderFragment, 'billing' | 'customer'>): string[] {
  return billing?.formatted ?? [customer.fullName, customer.address ?? ''].filter(Boolean);
}

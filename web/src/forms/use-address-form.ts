import { useQuery } from '@apollo/client/react';
import { AddressFormDocument, type AddressFormQuery } from '../gql/graphql.ts';

/** What a form asks for in an address of a country. */
export type AddressFormParts = AddressFormQuery['shop']['addressForm']['parts'];

/**
 * The parts of a country's addresses, in its order; an empty code is the shop's own country. While another
 * country's are loading, those of the last one remain; null before
 * the first, after a failure, and without a country.
 */
export function useAddressForm(countryCode: string | null): AddressFormParts | null {
  const variables = { countryCode: countryCode || null };
  const { data, previousData, error } = useQuery(AddressFormDocument, {
    variables,
    skip: countryCode === null,
  });
  return (data ?? (error ? null : previousData))?.shop.addressForm.parts ?? null;
}

import type { AddressInput } from '../../gql/graphql.ts';
import type { Address_addressFragment } from '../../gql/account/graphql.ts';
import { joinAddress } from './address-line.ts';
import type { BillingValues } from './checkout-values.ts';

type SavedAddress = Omit<Address_addressFragment, 'id' | 'isDefault' | '__typename'>;

/**
 * The form's values for a saved address. State, ZIP and country have no field of their own and are appended to the city.
 */
export function valuesOfAddress(address: SavedAddress): BillingValues {
  const { firstName, company, streetAddress, city, state, zip, country, phone, email } = address;
  const region = [state, zip].filter(Boolean).join(' ');
  return {
    firstName,
    company: company ?? '',
    streetAddress,
    apartment: '',
    city: joinAddress(city, region, country ?? ''),
    phone,
    email,
  };
}

/** The form's address as input for the address book. */
export function addressInputOf(values: BillingValues): AddressInput {
  const { firstName, company, streetAddress, apartment, city, phone, email } = values;
  return {
    firstName: firstName.trim(),
    company: company.trim() || null,
    streetAddress: joinAddress(streetAddress, apartment),
    city: city.trim(),
    phone: phone.trim(),
    email: email.trim(),
  };
}

/** Whether the form equals a saved address, so that it need not be saved again. */
export function isSavedAddress(values: BillingValues, address: SavedAddress): boolean {
  const saved = addressInputOf(valuesOfAddress(address));
  return JSON.stringify(addressInputOf(values)) === JSON.stringify(saved);
}

import type { AddressInput, Address_addressFragment } from '../../../gql/graphql.ts';
import { joinAddress } from './address-line.ts';
import type { BillingValues } from '../checkout-values.ts';

type SavedAddress = Omit<Address_addressFragment, 'id' | 'isDefault' | 'formatted' | '__typename'>;

/**
 * The form's values for a saved address. An old address may have only a country's name, which is appended to
 * the city; one without a country is in the shop's own.
 */
export function valuesOfAddress(address: SavedAddress, shopCountryCode: string): BillingValues {
  const {
    firstName,
    lastName,
    company,
    streetAddress,
    city,
    state,
    zip,
    country,
    countryCode,
    phone,
    email,
    vatNumber,
  } = address;
  return {
    firstName,
    lastName,
    company: company ?? '',
    streetAddress,
    apartment: '',
    city: countryCode ? city : joinAddress(city, country ?? ''),
    region: state ?? '',
    postalCode: zip ?? '',
    countryCode: countryCode ?? shopCountryCode,
    phone,
    email,
    vatNumber: vatNumber ?? '',
  };
}

/** The form's address as input for the address book. */
export function addressInputOf(values: BillingValues): AddressInput {
  const { firstName, lastName, company, streetAddress, apartment, city, phone, email } = values;
  const { region, postalCode, countryCode } = values;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    company: company.trim() || null,
    streetAddress: joinAddress(streetAddress, apartment),
    city: city.trim(),
    state: region.trim() || null,
    zip: postalCode.trim() || null,
    countryCode: countryCode || null,
    phone: phone.trim(),
    email: email.trim(),
    vatNumber: values.vatNumber.trim() || null,
  };
}

/** Whether the form equals a saved address, so that it need not be saved again. */
export function isSavedAddress(
  values: BillingValues,
  address: SavedAddress,
  shopCountryCode: string,
): boolean {
  const saved = addressInputOf(valuesOfAddress(address, shopCountryCode));
  return JSON.stringify(addressInputOf(values)) === JSON.stringify(saved);
}

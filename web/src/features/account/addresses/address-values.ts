import type { AddressInput, Address_addressFragment, User_userFragment } from '../../../gql/graphql.ts';

/** The address form's values; missing ones are empty strings. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  company: string;
  streetAddress: string;
  city: string;
  state: string;
  zip: string;
  countryCode: string;
  phone: string;
  email: string;
  vatNumber: string;
  isDefault: boolean;
}

/** The form's values for a saved address. */
export function addressValues(address: Address_addressFragment): AddressValues {
  const { firstName, lastName, company, streetAddress, city, state, zip, countryCode, phone, email } =
    address;
  return {
    firstName,
    lastName,
    company: company ?? '',
    streetAddress,
    city,
    state: state ?? '',
    zip: zip ?? '',
    countryCode: countryCode ?? '',
    phone,
    email,
    vatNumber: address.vatNumber ?? '',
    isDefault: address.isDefault,
  };
}

/** Values for a new address, prefilled from the profile, because it is usually the shopper's own. */
export function newAddressValues({ firstName, lastName, phone, email }: User_userFragment): AddressValues {
  return {
    firstName,
    lastName,
    company: '',
    streetAddress: '',
    city: '',
    state: '',
    zip: '',
    countryCode: '',
    phone: phone ?? '',
    email,
    vatNumber: '',
    isDefault: false,
  };
}

/** The API's input: all values of the form, trimmed. */
export function addressInput(values: AddressValues): AddressInput {
  const { firstName, lastName, company, streetAddress, city, state, zip, countryCode, phone, email } = values;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    company: company.trim() || null,
    streetAddress: streetAddress.trim(),
    city: city.trim(),
    state: state.trim() || null,
    zip: zip.trim() || null,
    countryCode: countryCode || null,
    phone: phone.trim(),
    email: email.trim(),
    vatNumber: values.vatNumber.trim() || null,
    isDefault: values.isDefault,
  };
}

/** The recipient's full name, used as the address's title. */
export function addressTitle({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

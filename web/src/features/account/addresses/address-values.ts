import type { Address_addressFragment, AddressInput, User_userFragment } from '../../../gql/graphql.ts';

/** What the form of an address holds; empty text for what is not known. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  company: string;
  streetAddress: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string;
  email: string;
  isDefault: boolean;
}

/** The form as it shows an address. */
export function addressValues(address: Address_addressFragment): AddressValues {
  const { firstName, lastName, company, streetAddress, city, state, zip, country, phone, email } = address;
  return {
    firstName,
    lastName,
    company: company ?? '',
    streetAddress,
    city,
    state: state ?? '',
    zip: zip ?? '',
    country: country ?? '',
    phone,
    email,
    isDefault: address.isDefault,
  };
}

/** The form of a new address: most people begin with one of their own. */
export function newAddressValues({ firstName, lastName, phone, email }: User_userFragment): AddressValues {
  return {
    firstName,
    lastName,
    company: '',
    streetAddress: '',
    city: '',
    state: '',
    zip: '',
    country: '',
    phone: phone ?? '',
    email,
    isDefault: false,
  };
}

/** What the server is asked to keep: all that the form holds, without space around it. */
export function addressInput(values: AddressValues): AddressInput {
  const { firstName, lastName, company, streetAddress, city, state, zip, country, phone, email } = values;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    company: company.trim() || null,
    streetAddress: streetAddress.trim(),
    city: city.trim(),
    state: state.trim() || null,
    zip: zip.trim() || null,
    country: country.trim() || null,
    phone: phone.trim(),
    email: email.trim(),
    isDefault: values.isDefault,
  };
}

/** The name of whoever lives at an address. */
export function addressTitle({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

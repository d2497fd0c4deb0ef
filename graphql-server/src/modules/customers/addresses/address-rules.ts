import { z } from 'zod';
import { countryCodeOf, countryName } from '../../../shared/places/country-name.ts';
import { deliveryPhone, emailAddress, firstName, lastName, orNone } from '../users/user-rules.ts';
import { countryCode, type Label, line, requiredLine } from '../../../shared/text-rules.ts';

/** The maximum number of addresses of a user. */
export const MAX_ADDRESSES = 20;

const optionalLine = (label: Label, max: number) => orNone(line(label, max)).optional();

/**
 * A new address. The optional fields are those the checkout does not ask for, since it saves addresses too.
 */
export const addressSchema = z.object({
  firstName,
  lastName: z.preprocess((value) => (value === null ? '' : value), lastName.optional()),
  company: optionalLine('label.company', 200),
  streetAddress: requiredLine('label.streetAddress', 500),
  city: requiredLine('label.city', 100),
  state: optionalLine('label.state', 100),
  zip: optionalLine('label.zip', 20),
  country: optionalLine('label.country', 100),
  countryCode: orNone(countryCode).optional(),
  phone: deliveryPhone,
  email: emailAddress,
  isDefault: z.boolean().nullish(),
});

/** The rules of a change to an address; a field left out stays. */
export const addressChangeSchema = addressSchema.partial();

type NewAddress = z.output<typeof addressSchema>;

/** The content of an address, complete: null or empty where something is missing. */
export type AddressContent = ReturnType<typeof contentOf>;

/** The content of an address, without whether it is the default. */
export function contentOf(fields: Omit<NewAddress, 'isDefault'>) {
  const { firstName, lastName, company, streetAddress, city, state, zip, phone, email } = fields;
  const { country, countryCode: code } = fields;
  return {
    firstName,
    lastName: lastName ?? '',
    company: company ?? null,
    streetAddress,
    city,
    state: state ?? null,
    zip: zip ?? null,
    country: country ?? null,
    countryCode: code ?? null,
    phone,
    email,
  };
}

/** The locale of `country`, which is of the time before there were codes. */
const LOCALE = 'en-US';

/** The code of a country that was only written by name; null when nobody knows what was meant. */
export function knownCountry(country: string | null): string | null {
  return country && countryCodeOf(country, LOCALE);
}

/**
 * What is given of an address, where the country's name and its code say the same: a code names it, and a
 * name alone may have one.
 */
export function withCountry<Given extends { country?: string | null; countryCode?: string | null }>(
  given: Given,
): Given {
  const { country, countryCode: code } = given;
  if (code) return { ...given, country: countryName(code, LOCALE) };
  if (code === null && country === undefined) return { ...given, country: null };
  return country === undefined ? given : { ...given, countryCode: knownCountry(country) };
}

/** Whether two addresses have exactly the same content. */
export function isSameAddress(one: AddressContent, other: AddressContent): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

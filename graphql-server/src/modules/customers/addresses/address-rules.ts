import { z } from 'zod';
import { userError } from '../../../errors.ts';
import { postalCodeProblem } from '../../../shared/places/address-form.ts';
import { countryCodeOf, countryName } from '../../../shared/places/country-name.ts';
import { vatNumberRule } from '../../taxes/tax-settings-rules.ts';
import { deliveryPhone, emailAddress, firstName, lastName, orNone } from '../users/user-rules.ts';
import { countryCode, type Label, line, requiredLine } from '../../../shared/text-rules.ts';

/** Per user. */
export const MAX_ADDRESSES = 20;

const optionalLine = (label: Label, max: number) => orNone(line(label, max)).optional();

/**
 * A new address. Fields that the checkout does not ask for are optional, since the checkout saves addresses
 * too.
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
  vatNumber: vatNumberRule,
  isDefault: z.boolean().nullish(),
});

/** A change to an address; missing fields keep their value. */
export const addressChangeSchema = addressSchema.partial();

type NewAddress = z.output<typeof addressSchema>;

/** An address with all fields: null or empty where unknown. */
export type AddressContent = ReturnType<typeof contentOf>;

/** Everything except `isDefault`. */
export function contentOf(fields: Omit<NewAddress, 'isDefault'>) {
  const { firstName, lastName, company, streetAddress, city, state, zip, phone, email, vatNumber } = fields;
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
    vatNumber: vatNumber ?? null,
  };
}

/** The language of country names stored before addresses had country codes. */
const LOCALE = 'en-US';

/** The code of a country given only by name; null if the name is unknown. */
export function knownCountry(country: string | null): string | null {
  return country && countryCodeOf(country, LOCALE);
}

/** Makes the country's name and code agree: a code determines the name, and a known name gets its code. */
export function withCountry<Given extends { country?: string | null; countryCode?: string | null }>(
  given: Given,
): Given {
  const { country, countryCode: code } = given;
  if (code) return { ...given, country: countryName(code, LOCALE) };
  if (code === null && country === undefined) return { ...given, country: null };
  return country === undefined ? given : { ...given, countryCode: knownCountry(country) };
}

/** @throws UserError INVALID_VALUE for a postal code that the address's country does not have */
export function assertPostalCode({ zip, countryCode: code }: AddressContent): void {
  const problem = postalCodeProblem({ countryCode: code, postalCode: zip });
  if (problem) throw userError('INVALID_VALUE', problem, ['input', 'zip']);
}

export function isSameAddress(one: AddressContent, other: AddressContent): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

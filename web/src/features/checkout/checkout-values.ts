import type { PaymentMethod } from '../../gql/graphql.ts';
import type { SessionUser } from '../../session/session-store.ts';
import { splitAddress } from './address/address-line.ts';
import type { CheckoutDetails } from './placing/use-checkout-start.ts';

/** Billing and delivery details; fields left out are empty strings. */
export interface BillingValues {
  firstName: string;
  lastName: string;
  company: string;
  streetAddress: string;
  apartment: string;
  city: string;
  region: string;
  postalCode: string;
  /** Empty: the shop's own. */
  countryCode: string;
  phone: string;
  email: string;
}

/** The values of the checkout form. */
export interface CheckoutValues extends BillingValues {
  /** Empty: the first method of the address. */
  deliveryMethodId: string;
  saveDetails: boolean;
  paymentMethod: PaymentMethod;
}

export const emptyValues: CheckoutValues = {
  firstName: '',
  lastName: '',
  company: '',
  streetAddress: '',
  apartment: '',
  city: '',
  region: '',
  postalCode: '',
  countryCode: '',
  phone: '',
  email: '',
  deliveryMethodId: '',
  saveDetails: false,
  paymentMethod: 'CASH_ON_DELIVERY',
};

/** The initial values, from the profile, so that nothing known has to be typed again (WCAG 3.3.7). */
export function valuesOfProfile(user: SessionUser): CheckoutValues {
  return {
    ...emptyValues,
    ...splitAddress(user.address ?? ''),
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone ?? '',
    email: user.email,
  };
}

/** What was entered for an order by card that was left unpaid. */
export function valuesOfDetails({ billing, deliveryMethodId }: CheckoutDetails): Partial<CheckoutValues> {
  const { firstName, lastName, company, streetAddress, apartment, city } = billing ?? emptyValues;
  const { region, postalCode, countryCode, phone, email } = billing ?? emptyValues;
  return {
    ...(billing && {
      firstName,
      streetAddress,
      city,
      phone,
      email,
      lastName: lastName ?? '',
      company: company ?? '',
      apartment: apartment ?? '',
      region: region ?? '',
      postalCode: postalCode ?? '',
      countryCode: countryCode ?? '',
    }),
    deliveryMethodId: deliveryMethodId ?? '',
    paymentMethod: 'CARD',
  };
}

/** The address part of the form. */
export function billingOf(values: CheckoutValues): BillingValues {
  const { firstName, lastName, company, streetAddress, apartment, city, phone, email } = values;
  const { region, postalCode, countryCode } = values;
  return {
    firstName,
    lastName,
    company,
    streetAddress,
    apartment,
    city,
    region,
    postalCode,
    countryCode,
    phone,
    email,
  };
}

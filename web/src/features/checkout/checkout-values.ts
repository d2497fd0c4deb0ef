import type { FieldTexts } from '../../forms/custom-fields/field-values.ts';
import type { PaymentMethod } from '../../gql/graphql.ts';
import type { SessionUser } from '../../session/session-store.ts';
import { splitAddress } from './address/address-line.ts';
import type { CheckoutDetails } from './placing/use-checkout-start.ts';

/** Billing and delivery details; omitted fields are empty strings. */
export interface BillingValues {
  firstName: string;
  lastName: string;
  company: string;
  streetAddress: string;
  apartment: string;
  city: string;
  region: string;
  postalCode: string;
  /** Empty for the shop's own country. */
  countryCode: string;
  phone: string;
  email: string;
}

/** The values of the checkout form. */
export interface CheckoutValues extends BillingValues {
  /** Empty for the address's first method. */
  deliveryMethodId: string;
  saveDetails: boolean;
  paymentMethod: PaymentMethod;
  /** What the shopper filled in of the order's custom fields. */
  fields: FieldTexts;
  customerNote: string;
  giftMessage: string;
  acceptsTerms: boolean;
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
  fields: {},
  customerNote: '',
  giftMessage: '',
  acceptsTerms: false,
};

/** The initial values, from the profile, so that users need not retype known data (WCAG 3.3.7). */
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

/** The details of a card order that was left unpaid. */
export function valuesOfDetails(details: CheckoutDetails): Partial<CheckoutValues> {
  const { billing, deliveryMethodId, customerNote, giftMessage } = details;
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
    customerNote: customerNote ?? '',
    giftMessage: giftMessage ?? '',
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

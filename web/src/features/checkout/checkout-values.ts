import type { FieldTexts } from '../../forms/custom-fields/field-values.ts';
import type { PaymentMethod } from '../../gql/graphql.ts';
import type { SessionUser } from '../../session/session-store.ts';
import { splitAddress } from './address/address-line.ts';
import type { CheckoutDetails } from './placing/use-checkout-start.ts';

/** A postal address; omitted fields are empty strings. */
export interface AddressValues {
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
}

/** Billing details. */
export interface BillingValues extends AddressValues {
  email: string;
  vatNumber: string;
}

/** The values of the checkout form. */
export interface CheckoutValues extends BillingValues {
  /** Whether it is delivered to `deliveryAddress`, which may be filled in if not. */
  isDeliveredElsewhere: boolean;
  deliveryAddress: AddressValues;
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

const noAddress: AddressValues = {
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
};

export const emptyValues: CheckoutValues = {
  ...noAddress,
  email: '',
  vatNumber: '',
  isDeliveredElsewhere: false,
  deliveryAddress: noAddress,
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
  const { billing, deliveryAddress, deliveryMethodId, customerNote, giftMessage } = details;
  return {
    ...(billing && { ...addressValues(billing), email: billing.email, vatNumber: billing.vatNumber ?? '' }),
    ...(deliveryAddress && {
      isDeliveredElsewhere: true,
      deliveryAddress: addressValues(deliveryAddress),
    }),
    deliveryMethodId: deliveryMethodId ?? '',
    customerNote: customerNote ?? '',
    giftMessage: giftMessage ?? '',
    paymentMethod: 'CARD',
  };
}

type StoredAddress = NonNullable<CheckoutDetails['billing'] | CheckoutDetails['deliveryAddress']>;

function addressValues({ firstName, streetAddress, city, ...others }: StoredAddress): AddressValues {
  const { lastName, company, apartment, region, postalCode, countryCode, phone } = others;
  return {
    firstName,
    streetAddress,
    city,
    lastName: lastName ?? '',
    company: company ?? '',
    apartment: apartment ?? '',
    region: region ?? '',
    postalCode: postalCode ?? '',
    countryCode: countryCode ?? '',
    phone: phone ?? '',
  };
}

/** The billing address of the form. */
export function billingOf(values: CheckoutValues): BillingValues {
  return { ...addressOf(values), email: values.email, vatNumber: values.vatNumber };
}

/** The postal address among other values. */
export function addressOf(values: AddressValues): AddressValues {
  const { firstName, lastName, company, streetAddress, apartment, city, phone } = values;
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
  };
}

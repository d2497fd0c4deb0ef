import type { PaymentMethod } from '../../gql/graphql.ts';
import type { SessionUser } from '../../session/session-store.ts';
import { splitAddress } from './address-line.ts';

/** Whom and where to deliver and bill; empty text for what was left out. */
export interface BillingValues {
  firstName: string;
  company: string;
  streetAddress: string;
  apartment: string;
  city: string;
  phone: string;
  email: string;
}

/** What the checkout's form holds. */
export interface CheckoutValues extends BillingValues {
  saveDetails: boolean;
  paymentMethod: PaymentMethod;
}

export const emptyValues: CheckoutValues = {
  firstName: '',
  company: '',
  streetAddress: '',
  apartment: '',
  city: '',
  phone: '',
  email: '',
  saveDetails: false,
  paymentMethod: 'CASH_ON_DELIVERY',
};

/** The form as it is first shown: what the profile knows, so that nobody types it again (WCAG 3.3.7). */
export function valuesOfProfile(user: SessionUser): CheckoutValues {
  return {
    ...emptyValues,
    ...splitAddress(user.address ?? ''),
    firstName: user.firstName,
    phone: user.phone ?? '',
    email: user.email,
  };
}

/** The part of the form that is an address. */
export function billingOf(values: CheckoutValues): BillingValues {
  const { firstName, company, streetAddress, apartment, city, phone, email } = values;
  return { firstName, company, streetAddress, apartment, city, phone, email };
}

import { t } from '@lingui/core/macro';
import type { CustomerEditInput, Customer_userFragment } from '../../../gql/graphql.ts';
import { type FieldGroup, fieldParts, joinFields } from '../ui/conflicts/field-parts.ts';
import type { EditPart } from '../ui/conflicts/merge-edits.ts';

/** The values of a customer's form; unknown ones are empty. */
export interface CustomerValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
}

/** The form's values for a customer; for a new one without. */
export function valuesOf(customer: Customer_userFragment | null): CustomerValues {
  return {
    firstName: customer?.firstName ?? '',
    lastName: customer?.lastName ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    address: customer?.address ?? '',
  };
}

/** What of the form differs from what is saved; what only stands there may be locked. */
export function changesOf(values: CustomerValues, saved: CustomerValues): CustomerEditInput {
  const names = Object.keys(saved) as (keyof CustomerValues)[];
  const changed = names.filter((name) => values[name].trim() !== saved[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name].trim()]));
}

const groups = (): FieldGroup<CustomerValues>[] => [
  { label: t`First name`, fields: ['firstName'] },
  { label: t`Last name`, fields: ['lastName'] },
  { label: t`Email`, fields: ['email'] },
  { label: t`Phone`, fields: ['phone'] },
  { label: t`Address`, fields: ['address'] },
];

/** What two people may edit apart: each field. */
export const customerParts = (values: CustomerValues): EditPart[] => fieldParts(values, groups());

/** The values that have the given parts. */
export const joinCustomer = (parts: ReadonlyMap<string, unknown>, like: CustomerValues): CustomerValues =>
  joinFields(parts, like, groups());

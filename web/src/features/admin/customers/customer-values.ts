import { t } from '@lingui/core/macro';
import {
  changedFields,
  fieldInputs,
  type FieldTexts,
  fieldTextsOf,
} from '../../../forms/custom-fields/field-values.ts';
import type { CustomerEditInput, Customer_userFragment } from '../../../gql/graphql.ts';
import { fieldsGroup } from '../custom-fields/form/fields-group.ts';
import { type FieldGroup, fieldParts, joinFields } from '../ui/conflicts/field-parts.ts';
import type { EditPart } from '../ui/conflicts/merge-edits.ts';

/** The customer form's values; missing ones are empty. */
export interface CustomerValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  fields: FieldTexts;
}

/** The form's values for a customer; default values for a new one. */
export function valuesOf(customer: Customer_userFragment | null): CustomerValues {
  return {
    firstName: customer?.firstName ?? '',
    lastName: customer?.lastName ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    address: customer?.address ?? '',
    fields: fieldTextsOf(customer?.fields),
  };
}

/** The edited fields. Unedited ones are not sent, because they may be locked. */
export function changesOf(values: CustomerValues, saved: CustomerValues): CustomerEditInput {
  const { fields, ...texts } = saved;
  const names = Object.keys(texts) as (keyof typeof texts)[];
  const changed = names.filter((name) => values[name].trim() !== saved[name]);
  const ofFields = changedFields(fieldInputs(fields), fieldInputs(values.fields));
  return {
    ...Object.fromEntries(changed.map((name) => [name, values[name].trim()])),
    ...(ofFields.length > 0 && { fields: ofFields }),
  };
}

const groups = (): FieldGroup<CustomerValues>[] => [
  { label: t`First name`, fields: ['firstName'] },
  { label: t`Last name`, fields: ['lastName'] },
  { label: t`Email`, fields: ['email'] },
  { label: t`Phone`, fields: ['phone'] },
  { label: t`Address`, fields: ['address'] },
  fieldsGroup('fields'),
];

/** The parts that two people can edit independently: each field. */
export const customerParts = (values: CustomerValues): EditPart[] => fieldParts(values, groups());

/** Joins the parts back into the form's values. */
export const joinCustomer = (parts: ReadonlyMap<string, unknown>, like: CustomerValues): CustomerValues =>
  joinFields(parts, like, groups());

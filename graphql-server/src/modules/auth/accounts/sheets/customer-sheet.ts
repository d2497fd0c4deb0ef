import type { CsvRow } from '../../../../shared/csv/csv.ts';
import { readList, writeList } from '../../../../shared/csv/csv-list.ts';
import { normalisedTag } from '../../../../shared/tag-rules.ts';
import { normaliseEmail, normalisePhone } from '../../../customers/users/user-rules.ts';
import type { User } from '../../../customers/users/user.ts';
import type { CustomField } from '../../../custom-fields/custom-fields.ts';
import { writeFieldCell } from '../../../custom-fields/field-cells.ts';

/** The columns of the customer sheet. A new note is added to the existing ones. */
export const customerSheetColumns = [
  'Customer ID',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Address',
  'Tags',
  'New note',
] as const;

export type CustomerSheetColumn = (typeof customerSheetColumns)[number];

/** Columns that a file may lack. `yes` subscribes; nothing in a file unsubscribes. */
export const optionalCustomerColumns = ['Newsletter'] as const;

export type OptionalCustomerColumn = (typeof optionalCustomerColumns)[number];

/** A column of a custom field of customers, which a file may lack. */
export type CustomerFieldColumn = `Field: ${string}`;

/** The cells of a row; cells without a value are empty, and fields that a file has no column for missing. */
export type CustomerCells = Readonly<
  Record<CustomerSheetColumn | OptionalCustomerColumn, string> & Partial<Record<CustomerFieldColumn, string>>
>;

/** The definitions of the custom fields of customers, and the currency of their amounts. */
export interface CustomerSheetTerms {
  fields: readonly CustomField[];
  currency: string;
}

export const customerFieldColumns = (fields: readonly CustomField[]) =>
  fields.map((field) => ({ name: `Field: ${field.key}` as const, field }));

const YES = 'yes';

/** Converts a customer to a row. */
export function customerCells(
  { id, firstName, lastName, email, phone, address, tags, customFields }: User,
  isSubscribed: boolean,
  { fields, currency }: CustomerSheetTerms,
): CustomerCells {
  return {
    'Customer ID': id,
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    Phone: phone ?? '',
    Address: address ?? '',
    Tags: writeList(tags),
    'New note': '',
    Newsletter: isSubscribed ? YES : '',
    ...Object.fromEntries(
      customerFieldColumns(fields).map(({ name, field }) => [
        name,
        writeFieldCell(field, customFields, currency),
      ]),
    ),
  };
}

/** Normalizes the cells of a row to the format of `customerCells`. */
export function readCustomerCells(
  cells: CsvRow<CustomerSheetColumn, OptionalCustomerColumn | CustomerFieldColumn>['values'],
): CustomerCells {
  return {
    ...cells,
    Email: normaliseEmail(cells.Email),
    Phone: normalisePhone(cells.Phone),
    Newsletter: /^(yes|true|1|subscribed)$/i.test(cells.Newsletter?.trim() ?? '') ? YES : '',
    Tags: writeList([...new Set(readList(cells.Tags).map(normalisedTag))].toSorted()),
  };
}

/** The column for each field in the rules. */
export const columnOfField: ReadonlyMap<string, CustomerSheetColumn> = new Map([
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['address', 'Address'],
  ['add', 'Tags'],
  ['remove', 'Tags'],
  ['text', 'New note'],
]);

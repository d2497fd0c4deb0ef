import { readList, writeList } from '../../../../shared/csv/csv-list.ts';
import { normalisedTag } from '../../../../shared/tag-rules.ts';
import { normaliseEmail, normalisePhone } from '../../../customers/users/user-rules.ts';
import type { User } from '../../../customers/users/user.ts';

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

/** The cells of a row; cells without a value are empty. */
export type CustomerCells = Readonly<Record<CustomerSheetColumn, string>>;

/** Converts a customer to a row. */
export function customerCells({ id, firstName, lastName, email, phone, address, tags }: User): CustomerCells {
  return {
    'Customer ID': id,
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    Phone: phone ?? '',
    Address: address ?? '',
    Tags: writeList(tags),
    'New note': '',
  };
}

/** Normalizes the cells of a row to the format of `customerCells`. */
export function readCustomerCells(cells: CustomerCells): CustomerCells {
  return {
    ...cells,
    Email: normaliseEmail(cells.Email),
    Phone: normalisePhone(cells.Phone),
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

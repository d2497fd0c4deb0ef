import type { CsvRow } from '../../../../shared/csv/csv.ts';
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

/** Columns that a file may lack. `yes` subscribes; nothing in a file unsubscribes. */
export const optionalCustomerColumns = ['Newsletter'] as const;

export type OptionalCustomerColumn = (typeof optionalCustomerColumns)[number];

/** The cells of a row; cells without a value are empty. */
export type CustomerCells = Readonly<Record<CustomerSheetColumn | OptionalCustomerColumn, string>>;

const YES = 'yes';

/** Converts a customer to a row. */
export function customerCells(
  { id, firstName, lastName, email, phone, address, tags }: User,
  isSubscribed: boolean,
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
  };
}

/** Normalizes the cells of a row to the format of `customerCells`. */
export function readCustomerCells(
  cells: CsvRow<CustomerSheetColumn, OptionalCustomerColumn>['values'],
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

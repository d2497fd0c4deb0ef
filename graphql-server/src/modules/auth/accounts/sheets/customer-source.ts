import { type CsvRecord, type CsvRow, normalizeColumn } from '../../../../shared/csv/csv.ts';
import { writeList } from '../../../../shared/csv/csv-list.ts';
import { cutText } from '../../../../shared/cut-text.ts';
import { type Message, message } from '../../../../shared/messages/message.ts';
import { type ImportEntry, rowEntry, type SheetSource, shownValue } from '../../../imports/sheet-import.ts';
import type { CustomerSheetColumn, OptionalCustomerColumn } from './customer-sheet.ts';

type Field =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'company'
  | 'address1'
  | 'address2'
  | 'zip'
  | 'city'
  | 'province'
  | 'country'
  | 'tags'
  | 'note'
  | 'consent';

/** Which column of the customer sheet each field fills. */
const filledBy: Readonly<Record<Field, CustomerSheetColumn | OptionalCustomerColumn>> = {
  name: 'First name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Address',
  address1: 'Address',
  address2: 'Address',
  zip: 'Address',
  city: 'Address',
  province: 'Address',
  country: 'Address',
  tags: 'Tags',
  note: 'New note',
  consent: 'Newsletter',
};

interface System {
  name: string;
  /** Only files of this system have any of these columns. */
  marks: readonly string[];
  /** The columns of each field; of several, the first one with a value counts. */
  columns: Readonly<Partial<Record<Field, readonly string[]>>>;
}

const systems: readonly System[] = [
  {
    name: 'Shopify',
    marks: ['Accepts Email Marketing', 'Accepts Marketing', 'Default Address Address1', 'Total Spent'],
    // The names since 2023, and those before.
    columns: {
      firstName: ['First Name'],
      lastName: ['Last Name'],
      email: ['Email'],
      phone: ['Phone', 'Default Address Phone'],
      company: ['Default Address Company', 'Company'],
      address1: ['Default Address Address1', 'Address1'],
      address2: ['Default Address Address2', 'Address2'],
      zip: ['Default Address Zip', 'Zip'],
      city: ['Default Address City', 'City'],
      province: ['Default Address Province Code', 'Province Code'],
      country: ['Default Address Country Code', 'Country Code'],
      tags: ['Tags'],
      note: ['Note'],
      consent: ['Accepts Email Marketing', 'Accepts Marketing'],
    },
  },
  {
    name: 'WooCommerce',
    // Its own report of customers; the exports of plugins, which name columns as WordPress does.
    marks: ['AOV', 'billing_address_1', 'Billing Address 1'],
    columns: {
      name: ['Name'],
      firstName: ['first_name', 'billing_first_name', 'Billing First Name'],
      lastName: ['last_name', 'billing_last_name', 'Billing Last Name'],
      email: ['Email', 'user_email', 'User Email', 'billing_email', 'Billing Email'],
      phone: ['billing_phone', 'Billing Phone'],
      company: ['billing_company', 'Billing Company'],
      address1: ['billing_address_1', 'Billing Address 1'],
      address2: ['billing_address_2', 'Billing Address 2'],
      zip: ['billing_postcode', 'Billing Postcode', 'Postal Code'],
      city: ['billing_city', 'Billing City', 'City'],
      province: ['billing_state', 'Billing State', 'Region'],
      country: ['billing_country', 'Billing Country', 'Country / Region'],
    },
  },
];

const MAX_ADDRESS = 500;
const MAX_TAG = 40;

/** The customers of another system. */
export class CustomerSource implements SheetSource<CustomerSheetColumn, OptionalCustomerColumn> {
  readonly name: string;

  /** Where the columns of each field are. */
  private readonly places: readonly (readonly [Field, readonly number[]])[];

  private constructor(
    private readonly header: readonly string[],
    private readonly system: System,
  ) {
    this.name = system.name;
    const places = (names: readonly string[]) =>
      names.map((name) => header.findIndex((each) => isNamed([name], each))).filter((place) => place >= 0);
    this.places = (Object.keys(filledBy) as Field[]).map((field) => [
      field,
      places(system.columns[field] ?? []),
    ]);
  }

  /** Null for a file of no other system. */
  static recognize(header: readonly string[]): CustomerSource | null {
    const has = (name: string) => header.some((each) => isNamed([name], each));
    const system = systems.find(({ marks, columns: { email = [] } }) => email.some(has) && marks.some(has));
    return system ? new CustomerSource(header, system) : null;
  }

  isImported(name: string): boolean {
    return Object.values(this.system.columns).some((names) => isNamed(names, name));
  }

  /** The file's own name of a column of the customer sheet. */
  columnFor(column: string): string | null {
    const names = (Object.keys(filledBy) as Field[]).flatMap((field) =>
      filledBy[field] === column ? (this.system.columns[field] ?? []) : [],
    );
    return this.header.find((name) => isNamed(names, name)) ?? null;
  }

  async countRows(records: AsyncIterable<CsvRecord>): Promise<number> {
    let count = 0;
    for await (const { cells } of records) if (this.read(cells).email !== '') count += 1;
    return count;
  }

  async *convert(
    records: AsyncIterable<CsvRecord>,
    report: (entry: ImportEntry) => void,
  ): AsyncGenerator<CsvRow<CustomerSheetColumn, OptionalCustomerColumn>, void> {
    const withoutName: number[] = [];
    const withoutEmail: number[] = [];
    for await (const { line, cells } of records) {
      const customer = this.read(cells);
      if (customer.email === '') {
        withoutEmail.push(line);
        continue;
      }
      if (customer.firstName === '' && customer.lastName === '' && customer.name === '')
        withoutName.push(line);
      this.reportPhone(line, customer, report);
      const tags = customer.tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean);
      const left = tags.filter((tag) => tag.length > MAX_TAG);
      if (left.length > 0) {
        const entry = rowEntry(
          'NOTICE',
          line,
          this.columnFor('Tags'),
          message('productSource.tooLong', { max: MAX_TAG }),
        );
        report({ ...entry, subject: shownValue(customer.email), after: shownValue(left.join(', ')) });
      }
      yield {
        line,
        values: toRow(
          customer,
          tags.filter((tag) => tag.length <= MAX_TAG),
        ),
      };
    }
    const reportCount = (
      [line, ...others]: number[],
      column: CustomerSheetColumn,
      reason: (count: number) => Message,
    ) => {
      if (line === undefined) return;
      report(rowEntry('NOTICE', line, this.columnFor(column), reason(others.length + 1)));
    };
    reportCount(withoutEmail, 'Email', (count) => message('customerSource.noEmail', { count }));
    reportCount(withoutName, 'First name', (count) => message('customerSource.noName', { count }));
  }

  private reportPhone(
    line: number,
    { email, phone }: Record<Field, string>,
    report: (entry: ImportEntry) => void,
  ) {
    if (phone === '' || isPhone(phone)) return;
    const entry = rowEntry('NOTICE', line, this.columnFor('Phone'), message('customerSource.noPhone'));
    report({ ...entry, subject: shownValue(email), after: shownValue(phone) });
  }

  /** The values of a record by field; of several columns for a field, the first one with a value counts. */
  private read(cells: readonly string[]): Record<Field, string> {
    const values = this.places.map(([field, places]) => [
      field,
      places.map((place) => (cells[place] ?? '').trim()).find(Boolean) ?? '',
    ]);
    return Object.fromEntries(values) as Record<Field, string>;
  }
}

const isNamed = (names: readonly string[], name: string) =>
  names.some((each) => normalizeColumn(each) === normalizeColumn(name));

/** Shopify puts an apostrophe before numbers, so that spreadsheets keep their signs. */
const withoutApostrophe = (text: string) => text.replace(/^'/, '');

/** Addresses may have any text as the phone number. */
const isPhone = (text: string) => /^\+?[\d\s().-]{5,30}$/.test(withoutApostrophe(text));

function toRow(
  { name, email, phone, note, consent, ...rest }: Record<Field, string>,
  tags: readonly string[],
): CsvRow<CustomerSheetColumn, OptionalCustomerColumn>['values'] {
  const { company, address1, address2, zip, city, province, country } = rest;
  const address = [company, address1, address2, `${zip} ${city}`.trim(), province, country];
  const { firstName, lastName } = rest.firstName || rest.lastName ? rest : splitName(name);
  return {
    'Customer ID': '',
    'First name': firstName || lastName || (email.split('@')[0] ?? ''),
    'Last name': firstName === '' ? '' : lastName,
    Email: email,
    Phone: isPhone(phone) ? withoutApostrophe(phone) : '',
    Address: cutText(address.filter(Boolean).join(', '), MAX_ADDRESS),
    Tags: writeList(tags),
    'New note': note,
    Newsletter: consent,
  };
}

/** The last word of a whole name is the last name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

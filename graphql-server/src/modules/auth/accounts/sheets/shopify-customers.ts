import { type CsvRecord, type CsvRow, normalizeColumn } from '../../../../shared/csv/csv.ts';
import { writeList } from '../../../../shared/csv/csv-list.ts';
import { cutText } from '../../../../shared/cut-text.ts';
import { type Message, message } from '../../../../shared/messages/message.ts';
import { type ImportEntry, rowEntry, type SheetSource, shownValue } from '../../../imports/sheet-import.ts';
import type { CustomerSheetColumn } from './customer-sheet.ts';

/** The columns by their names since 2023 and before, and which column of the customer sheet each fills. */
const columns = [
  { field: 'firstName', names: ['First Name'], fills: 'First name' },
  { field: 'lastName', names: ['Last Name'], fills: 'Last name' },
  { field: 'email', names: ['Email'], fills: 'Email' },
  { field: 'phone', names: ['Phone', 'Default Address Phone'], fills: 'Phone' },
  { field: 'company', names: ['Default Address Company', 'Company'], fills: 'Address' },
  { field: 'address1', names: ['Default Address Address1', 'Address1'], fills: 'Address' },
  { field: 'address2', names: ['Default Address Address2', 'Address2'], fills: 'Address' },
  { field: 'zip', names: ['Default Address Zip', 'Zip'], fills: 'Address' },
  { field: 'city', names: ['Default Address City', 'City'], fills: 'Address' },
  { field: 'province', names: ['Default Address Province Code', 'Province Code'], fills: 'Address' },
  { field: 'country', names: ['Default Address Country Code', 'Country Code'], fills: 'Address' },
  { field: 'tags', names: ['Tags'], fills: 'Tags' },
  { field: 'note', names: ['Note'], fills: 'New note' },
  { field: 'consent', names: ['Accepts Email Marketing', 'Accepts Marketing'], fills: null },
] as const;

type Field = (typeof columns)[number]['field'];

/** Only Shopify's files have any of these columns. */
const marks = ['Accepts Email Marketing', 'Accepts Marketing', 'Default Address Address1', 'Total Spent'];

const MAX_ADDRESS = 500;
const MAX_TAG = 40;

/** Shopify's export of customers. */
export class ShopifyCustomers implements SheetSource<CustomerSheetColumn> {
  readonly name = 'Shopify';

  /** Where the columns of each field are. */
  private readonly places: readonly (readonly [Field, readonly number[]])[];

  private constructor(private readonly header: readonly string[]) {
    const places = (names: readonly string[]) =>
      names.map((name) => header.findIndex((each) => isNamed([name], each))).filter((place) => place >= 0);
    this.places = columns.map(({ field, names }) => [field, places(names)] as const);
  }

  /** Null for a file of no other system. */
  static recognize(header: readonly string[]): ShopifyCustomers | null {
    const names = new Set(header.map(normalizeColumn));
    const has = (name: string) => names.has(normalizeColumn(name));
    return has('Email') && marks.some(has) ? new ShopifyCustomers(header) : null;
  }

  isImported(name: string): boolean {
    return columns.some(({ names, fills }) => fills !== null && isNamed(names, name));
  }

  /** The file's own name of a column of the customer sheet. */
  columnFor(column: string): string | null {
    const names = columns.flatMap((each) => (each.fills === column ? each.names : []));
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
  ): AsyncGenerator<CsvRow<CustomerSheetColumn>, void> {
    const withConsent: number[] = [];
    const withoutName: number[] = [];
    const withoutEmail: number[] = [];
    for await (const { line, cells } of records) {
      const customer = this.read(cells);
      if (customer.email === '') {
        withoutEmail.push(line);
        continue;
      }
      if (/^(yes|true)$/i.test(customer.consent)) withConsent.push(line);
      if (customer.firstName === '' && customer.lastName === '') withoutName.push(line);
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
      column: CustomerSheetColumn | null,
      reason: (count: number) => Message,
    ) => {
      if (line === undefined) return;
      report(rowEntry('NOTICE', line, column && this.columnFor(column), reason(others.length + 1)));
    };
    reportCount(withoutEmail, 'Email', (count) => message('customerSource.noEmail', { count }));
    reportCount(withoutName, 'First name', (count) => message('customerSource.noName', { count }));
    reportCount(withConsent, null, (count) => message('customerSource.consent', { count }));
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
  { firstName, lastName, email, phone, note, ...rest }: Record<Field, string>,
  tags: readonly string[],
): Record<CustomerSheetColumn, string> {
  const { company, address1, address2, zip, city, province, country } = rest;
  const address = [company, address1, address2, `${zip} ${city}`.trim(), province, country];
  return {
    'Customer ID': '',
    'First name': firstName || lastName || (email.split('@')[0] ?? ''),
    'Last name': firstName === '' ? '' : lastName,
    Email: email,
    Phone: isPhone(phone) ? withoutApostrophe(phone) : '',
    Address: cutText(address.filter(Boolean).join(', '), MAX_ADDRESS),
    Tags: writeList(tags),
    'New note': note,
  };
}

import type { RestContext } from '../rest-context.ts';
import type { AuditEntry } from '../../modules/audit/audit-entry.ts';
import {
  customerCells,
  customerFieldColumns,
  customerSheetColumns,
  optionalCustomerColumns,
} from '../../modules/auth/accounts/sheets/customer-sheet.ts';
import type { CustomerFilter } from '../../modules/customers/users/user.service.ts';
import type { CsvFile, CsvValue } from '../../shared/csv/csv.ts';
import { pagesOf } from '../lists/pages-of.ts';

// Spreadsheet files, also for bookkeeping. Names and values are the same in every language, so that programs
// can rely on them.

/** All products, with a row per variant. */
export async function exportProducts({ services }: RestContext): Promise<CsvFile> {
  return services.productSheets.export();
}

/** The stock of every variant, with a column to fill in. */
export async function exportStock({ services }: RestContext): Promise<CsvFile> {
  return services.stockSheets.export();
}

/** All redirects, by path. */
export async function exportRedirects({ services }: RestContext): Promise<CsvFile> {
  return services.redirectSheet.export();
}

/** All customers, newest first. */
export async function exportCustomers(context: RestContext): Promise<CsvFile> {
  return customersFile(context, {});
}

/** Some customers, newest first; unknown ids are ignored. */
export async function exportSomeCustomers(
  context: RestContext,
  { ids }: { ids: string[] },
): Promise<CsvFile> {
  return customersFile(context, { ids });
}

function customersFile({ services }: RestContext, filter: CustomerFilter): CsvFile {
  const { customerSheetTerms: terms } = services;
  const ofFields = customerFieldColumns(terms.fields).map(({ name }) => name);
  async function* pages() {
    for await (const customers of pagesOf((page) => services.users.listCustomers(filter, page))) {
      const states = await services.newsletter.statesOf(customers.map(({ email }) => email));
      yield customers.map((customer) => {
        const cells = customerCells(customer, states.get(customer.email) === 'SUBSCRIBED', terms);
        return [
          ...customerSheetColumns.map((column) => cells[column]),
          customer.createdAt,
          cells.Newsletter,
          ...ofFields.map((column) => cells[column] ?? null),
        ];
      });
    }
  }
  const columns = [...customerSheetColumns, 'Customer since', ...optionalCustomerColumns, ...ofFields];
  const file = { name: 'customers.csv', columns, pages: pages() };
  return filter.ids ? { ...file, selection: filter.ids.length } : file;
}

const newsletterColumns = [
  'Email',
  'State',
  'Source',
  'Requested',
  'Confirmed',
  'Unsubscribed',
  'Unsubscribe link',
];

/**
 * All newsletter subscribers, with the proof of their consent and the unsubscribe link that each email to
 * them needs.
 */
export function exportNewsletter({ services }: RestContext): Promise<CsvFile> {
  async function* pages() {
    for await (const subscribers of pagesOf((page) => services.newsletterList.list({}, page))) {
      yield subscribers.map(({ id, email, state, source, requestedAt, confirmedAt, unsubscribedAt }) => [
        ...[email, state, source, requestedAt, confirmedAt, unsubscribedAt],
        services.newsletter.unsubscribeUrl(id),
      ]);
    }
  }
  return Promise.resolve({ name: 'newsletter.csv', columns: newsletterColumns, pages: pages() });
}

const auditColumns = [
  ...['Date', 'Actor', 'Person', 'Person ID', 'Action', 'Subject', 'Subject ID', 'Name'],
  ...['Part', 'Part name', 'Field', 'Before', 'After', 'Request ID'],
];

/** The audit log, latest first, with a row per changed field, and one row for entries without any. */
export async function exportAudit({ services }: RestContext): Promise<CsvFile> {
  async function* pages() {
    for await (const entries of pagesOf((page) => services.audit.list({}, page)))
      yield entries.flatMap(auditRows);
  }
  return { name: 'audit.csv', columns: auditColumns, pages: pages() };
}

function auditRows(entry: AuditEntry): CsvValue[][] {
  const { createdAt, actor, actorName, actorId, action, subject, subjectId, subjectName } = entry;
  const text = (value: unknown) =>
    typeof value === 'string' ? value : value == null ? null : JSON.stringify(value);
  const changes = entry.changes.length > 0 ? entry.changes : [{ field: null, before: null, after: null }];
  return changes.map(({ field, before, after }) => [
    ...[createdAt, actor, actorName, actorId, action, subject, subjectId, subjectName],
    ...[entry.part, entry.partName, field, text(before), text(after), entry.requestId],
  ]);
}

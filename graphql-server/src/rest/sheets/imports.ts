import type { RestContext } from '../rest-context.ts';
import type { ImportEntry, ImportKind } from '../../modules/imports/sheet-import.ts';
import type { CsvFile } from '../../shared/csv/csv.ts';
import { formatMessage } from '../../shared/messages/locale.ts';
import { requireStaffActor } from '../../shared/principal.ts';
import type { PathParameters } from '../route.ts';
import type { UploadedFile } from './read-upload.ts';

/** Accepts the file in the form and starts checking it; the contract's `sheetImport` reports its progress. */
export function importSheet(kind: ImportKind) {
  return async (context: RestContext, file: UploadedFile) => {
    const { id } = await context.services.sheetImports.receive(requireStaffActor(context), kind, file);
    return { _id: id };
  };
}

const columns = ['Row', 'Column', 'What', 'Name', 'Before', 'After', 'Error'];

/** The errors in an import's rows, or its changes, as a file. */
export async function exportImportReport(
  context: RestContext,
  _body: unknown,
  { id = '' }: PathParameters,
): Promise<CsvFile> {
  const { services, locale } = context;
  const entries = await services.sheetImports.report(requireStaffActor(context), id);
  const toRow = ({ kind, line, column, subject, before, after, message }: ImportEntry) => [
    ...[line, column, kind, subject, before, after, message && formatMessage(locale, message)],
  ];
  async function* pages() {
    for await (const page of entries) yield page.map(toRow);
  }
  return { name: 'import-report.csv', columns, pages: pages() };
}

/** The rows that an import leaves out, each with its errors in a further column. */
export async function exportInvalidRows(
  context: RestContext,
  _body: unknown,
  { id = '' }: PathParameters,
): Promise<CsvFile> {
  const { services, locale } = context;
  const { columns: names, pages: read } = await services.invalidRows.find(requireStaffActor(context), id);
  async function* pages() {
    for await (const rows of read)
      yield rows.map(({ cells, errors }) => [
        ...cells,
        errors
          .map(({ column, message }) => [column, formatMessage(locale, message)].filter(Boolean).join(': '))
          .join(' '),
      ]);
  }
  return { name: 'invalid-rows.csv', columns: [...names, 'Error'], pages: pages() };
}

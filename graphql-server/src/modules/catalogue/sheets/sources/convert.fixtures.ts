import { openCsv, type OpenedCsv } from '../../../../shared/csv/csv.ts';
import type { ImportEntry } from '../../../imports/sheet-import.ts';
import { SourceSheet } from './source-sheet.ts';

/** A file of another system: rows of cells by column. */
export type FileRows = readonly Readonly<Record<string, string>>[];

/** Writes a CSV file whose columns are those of all rows. */
export function csvOf(rows: FileRows): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n');
}

/** The rows of the shop's own sheet on 2026-11-30, with the cells that are filled, and what was reported. */
export async function convert(rows: FileRows) {
  async function* text() {
    yield csvOf(rows);
  }
  return convertFile(await openCsv(text()));
}

/** As `convert`, for a file that has been opened. */
export async function convertFile({ header, records }: OpenedCsv) {
  const file = SourceSheet.recognize(header, '2026-11-30');
  if (!file) throw new Error('This file was not recognized.');
  const entries: ImportEntry[] = [];
  const converted: Record<string, string | number>[] = [];
  for await (const { line, values } of file.convert(records, (entry) => entries.push(entry))) {
    const filled = Object.entries(values).filter(([, value]) => value !== '');
    converted.push({ line, ...Object.fromEntries(filled) });
  }
  const reported = entries.map(({ kind, line, column, after, message }) =>
    [kind, line, column, after, message?.key].filter((value) => value !== null).join(' | '),
  );
  return { name: file.name, rows: converted, reported };
}

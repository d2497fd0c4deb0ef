import { createHash } from 'node:crypto';
import type { EntityManager } from '../../../db/database.ts';
import { type CsvRecord, normalizeColumn } from '../../../shared/csv/csv.ts';
import { cutText } from '../../../shared/cut-text.ts';
import type { ImportKind } from '../sheet-import.ts';
import { ColumnMappingEntity } from './column-mapping.entity.ts';

const SAMPLES = 3;
/** Enough to see what a column is; a description may have 5,000 characters. */
const MAX_SAMPLE = 80;

/** Identifies files with the same columns, in any order and spelling. */
export function headerKey(header: readonly string[]): string {
  const names = [...new Set(header.map(normalizeColumn))].toSorted();
  return createHash('sha256').update(JSON.stringify(names)).digest('hex');
}

/** The columns that can be chosen: of several whose names differ only in spelling, the first one. */
export function choosableColumns(header: readonly string[]): ReadonlySet<string> {
  return new Set(new Map(header.toReversed().map((name) => [normalizeColumn(name), name])).values());
}

/** What staff have chosen for files of a kind with these columns; null if they have not. */
export async function findMapping(
  em: EntityManager,
  kind: ImportKind,
  header: readonly string[],
): Promise<{ fields: (string | null)[]; chosenAt: Date } | null> {
  const mapping = await em.findOne(
    ColumnMappingEntity,
    { kind, headerKey: headerKey(header) },
    { disableIdentityMap: true },
  );
  if (!mapping) return null;
  // In another order, another one of several columns with a name would be read.
  const choosable = choosableColumns(header);
  const isRead = (name: string) => choosable.has(name) || !header.includes(name);
  if (!Object.keys(mapping.fields).every(isRead)) return null;
  const byName = new Map(
    Object.entries(mapping.fields).map(([name, field]) => [normalizeColumn(name), field]),
  );
  // Of several columns with a name, the first one counts.
  const fields = header.map((name) => {
    const field = byName.get(normalizeColumn(name)) ?? null;
    byName.delete(normalizeColumn(name));
    return field;
  });
  return { fields, chosenAt: mapping.chosenAt };
}

/** Passes rows on, and adds the first values of each column to `samples`. */
export async function* sampled(
  records: AsyncIterable<CsvRecord>,
  samples: readonly string[][],
): AsyncGenerator<CsvRecord, void> {
  for await (const record of records) {
    for (const [index, values] of samples.entries()) {
      const value = record.cells[index] ?? '';
      if (value === '' || values.length === SAMPLES) continue;
      values.push(value.length > MAX_SAMPLE ? `${cutText(value, MAX_SAMPLE)}…` : value);
    }
    yield record;
  }
}

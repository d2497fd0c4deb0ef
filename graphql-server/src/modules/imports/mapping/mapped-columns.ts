import { createHash } from 'node:crypto';
import type { EntityManager } from '../../../db/database.ts';
import { type CsvRecord, normalizeColumn } from '../../../shared/csv/csv.ts';
import { cutText } from '../../../shared/cut-text.ts';
import { ColumnMappingEntity } from './column-mapping.entity.ts';

const SAMPLES = 3;
/** Enough to see what a column is; a description may have 5,000 characters. */
const MAX_SAMPLE = 80;

/** Identifies files with the same columns, in any order and spelling. */
export function headerKey(header: readonly string[]): string {
  const names = [...new Set(header.map(normalizeColumn))].toSorted();
  return createHash('sha256').update(JSON.stringify(names)).digest('hex');
}

/** What staff have chosen for files with these columns; null if they have not. */
export async function findMapping(
  em: EntityManager,
  header: readonly string[],
): Promise<{ fields: (string | null)[]; chosenAt: Date } | null> {
  const mapping = await em.findOne(
    ColumnMappingEntity,
    { headerKey: headerKey(header) },
    { disableIdentityMap: true },
  );
  if (!mapping) return null;
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

import { expect, test } from 'vitest';
import type { CsvRow } from '../../shared/csv/csv.ts';
import { groupRows } from './import-file.ts';

async function grouped(items: readonly (string | null)[], value = '') {
  async function* rows(): AsyncGenerator<CsvRow<string>> {
    for (const index of items.keys()) yield { line: index + 2, values: { value } };
  }
  const named = items.flatMap((item, index) => (item === null ? [] : [[index + 2, item] as const]));
  const lines: number[] = [];
  for await (const { line } of groupRows(rows(), new Map(named))) lines.push(line);
  return lines;
}

test('the rows of an item follow each other, at the place of its last one', async () => {
  expect(await grouped(['a', 'b', null, 'a', 'c', 'b', 'a'])).toEqual([4, 6, 3, 7, 2, 5, 8]);
});

test('a file of any size is read if its rows are in order, and rejected if too much waits for later rows', async () => {
  const value = 'x'.repeat(1_000_000);
  const names = Array.from({ length: 25 }, (_, index) => `item ${index}`);
  expect(
    await grouped(
      names.flatMap((name) => [name, name]),
      value,
    ),
  ).toHaveLength(50);
  await expect(grouped([...names, ...names], value)).rejects.toMatchObject({
    issues: [{ message: { key: 'sheet.scattered' } }],
  });
});

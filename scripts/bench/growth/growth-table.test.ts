import { expect, test } from 'vitest';
import { growthTable, slowerThan, time } from './growth-table.ts';

const run = (size: number, median: number, p95: number) => ({
  size,
  load: size / 1000,
  timings: { list: { median, p95 } },
});

test('the table compares the largest shop with the base size', () => {
  const [head = '', list = ''] = growthTable(
    [run(1000, 1, 2), run(10_000, 3, 4), run(100_000, 5, 10)],
    10_000,
  );
  expect(head.split(/\s{2,}/)).toEqual(['median / 95 % within, ms', '1,000', '10,000', '100,000', 'growth']);
  expect(list.split(/\s{2,}/)).toEqual(['list', '1.0 / 2.0', '3.0 / 4.0', '5.0 / 10.0', '2.50']);
});

test('a median that grew by a fifth is reported, unless it is short or of another size', () => {
  expect(slowerThan([run(1000, 50, 60)], [run(1000, 61, 90)])).toEqual([
    'SLOWER: list, 1,000 products: 50.0 ms before, 61.0 ms now (load 1.0 and 1.0)',
  ]);
  expect(slowerThan([run(1000, 50, 60)], [run(1000, 59, 900)])).toEqual([]);
  expect(slowerThan([run(1000, 1, 1)], [run(1000, 4, 4)])).toEqual([]);
  expect(slowerThan([run(1000, 50, 60)], [run(10_000, 500, 600)])).toEqual([]);
});

test('requests run in turn, after a warm-up', async () => {
  const turns: number[] = [];
  await time(async (turn) => Promise.resolve(turns.push(turn)), 3);
  expect(turns).toEqual([0, 1, 2, 3, 4, 5]);
});

import { expect, test } from 'vitest';
import { readList, writeList } from './csv-list.ts';

test.each<[values: string[], cell: string]>([
  [[], ''],
  [['red'], 'red'],
  [['red', 'dark green'], 'red; dark green'],
  [['a;b', String.raw`c\d`, ';'], String.raw`a\;b; c\\d; \;`],
])('%j is written as %j, and read back', (values, cell) => {
  expect(writeList(values)).toBe(cell);
  expect(readList(cell)).toEqual(values);
});

test('typed lists are read as intended', () => {
  expect(readList(' red;green ;; ')).toEqual(['red', 'green']);
});

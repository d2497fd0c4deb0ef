import { describe, expect, test } from 'vitest';
import { inCentimetres, inInches, sizeGuides, sizeTable } from './size-tables.ts';

test.each([
  [25.4, '25.4', '10'],
  [24, '24', '9½'],
  [[96, 104] as const, '96–104', '37¾–41'],
  [[39.9, 40] as const, '39.9–40', '15¾'],
  [[37, 38] as const, '37–38', '14½–15'],
  [[39, 40] as const, '39–40', '15¼–15¾'],
])('%j is %s cm and %s in', (measure, centimetres, inches) => {
  expect(inCentimetres(measure)).toBe(centimetres);
  expect(inInches(measure)).toBe(inches);
});

describe.each(sizeGuides)('%s', (guide) => {
  const { columns, rows, howToMeasure } = sizeTable(guide);

  test('has a cell for every column, each size once, and measuring instructions', () => {
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length - 1);
    expect(new Set(rows.map(({ size }) => size)).size).toBe(rows.length);
    expect(howToMeasure.length).toBeGreaterThan(0);
  });

  test('grows from size to size, without two sizes for the same body', () => {
    for (const [index, { cells }] of rows.entries()) {
      const next = rows[index + 1]?.cells ?? [];
      for (const [column, cell] of cells.entries()) {
        const larger = next[column];
        if (typeof cell === 'string' || larger === undefined || typeof larger === 'string') continue;
        const [to, from] = [[cell].flat().at(-1) ?? 0, [larger].flat()[0] ?? 0];
        expect(from).toBeGreaterThanOrEqual(to);
      }
    }
  });
});

test('no two shoe sizes have the same length in inches', () => {
  const inches = sizeTable('SHOES').rows.map(({ cells }) => inInches(cells.at(-1) as number));
  expect(new Set(inches).size).toBe(inches.length);
});

test('a European shoe size is a last of two thirds of a centimeter each, 15 mm longer than the foot', () => {
  for (const { size, cells } of sizeTable('SHOES').rows) {
    expect(cells.at(-1)).toBeCloseTo((Number(size) * 2) / 3 - 1.5, 1);
  }
});

import { describe, expect, test } from 'vitest';
import { formatColumns, parseColumns } from './column-choice.ts';

const choices = [
  { key: 'date', label: 'Date' },
  { key: 'total', label: 'Total' },
  { key: 'brand', label: 'Brand', isExtra: true },
];

describe('the columns in a URL', () => {
  test.each([
    { text: null, shown: ['date', 'total'], written: 'date,total' },
    { text: 'brand,date', shown: ['date', 'brand'], written: 'date,brand' },
    { text: 'total,colour', shown: ['total'], written: 'total' },
    { text: 'none', shown: [], written: 'none' },
  ])('$text', ({ text, shown, written }) => {
    const columns = parseColumns(text, choices);
    expect([...columns]).toEqual(shown);
    expect(formatColumns(columns, choices)).toBe(written);
  });
});

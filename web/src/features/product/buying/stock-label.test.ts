import { describe, expect, it } from 'vitest';
import { stockLabel } from './stock-label.ts';

describe('stockLabel', () => {
  it.each([
    [-1, 'Out of stock'],
    [0, 'Out of stock'],
    [1, 'Only 1 left'],
    [5, 'Only 5 left'],
    [6, 'In Stock'],
    [1_000_000, 'In Stock'],
  ])('%i units are "%s"', (stock, label) => {
    expect(stockLabel(stock)).toBe(label);
  });
});

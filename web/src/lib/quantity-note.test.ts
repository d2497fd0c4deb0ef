import { expect, it } from 'vitest';
import { quantityNote } from './quantity-note.ts';

it.each([
  [1, 5, ''],
  [4, 5, ''],
  [5, 5, 'That’s all we have'],
  [6, 5, 'Only 5 left'],
  [1, 0, 'Sold out'],
  [998, 5000, ''],
  [999, 5000, 'That’s the most for one order'],
])('for %i of %i in stock it says "%s"', (quantity, stock, note) => {
  expect(quantityNote(quantity, stock)).toBe(note);
});

import { describe, expect, it } from 'vitest';
import { changesBetween, type ComparedLine } from './checkout-changes.ts';

function line(
  title: string,
  change: { price?: number; quantity?: number; stock?: number; size?: string } = {},
) {
  const { price = 1000, quantity = 1, stock = 50, size = null } = change;
  return {
    product: { id: title, title },
    stock,
    colour: null,
    size,
    others: [],
    quantity,
    unitPrice: price,
  } satisfies ComparedLine;
}

function changes(before: ComparedLine[], after: ComparedLine[]): string[] {
  return changesBetween(before, after, 'USD');
}

describe('changesBetween', () => {
  it('finds nothing if nothing changed', () => {
    expect(changes([line('Lamp')], [line('Lamp')])).toEqual([]);
  });

  it.each([
    [
      'a new price',
      [line('Lamp')],
      [line('Lamp', { price: 1250 })],
      'Lamp now costs $12.50 instead of $10.00',
    ],
    [
      'a new quantity',
      [line('Lamp')],
      [line('Lamp', { quantity: 3 })],
      'The quantity of Lamp is now 3 instead of 1',
    ],
    ['a product that went away', [line('Lamp')], [], 'Lamp is no longer available'],
    ['a product that came', [], [line('Lamp')], 'Lamp was added'],
    ['a sold-out product', [line('Lamp')], [line('Lamp', { stock: 0 })], 'Lamp is sold out'],
    [
      'too few units',
      [line('Lamp', { quantity: 5 })],
      [line('Lamp', { quantity: 5, stock: 2 })],
      'Only 2 of Lamp left; you chose 5',
    ],
  ])('names %s', (_, before, after, text) => {
    expect(changes(before, after)).toEqual([text]);
  });

  it('distinguishes variants of one product', () => {
    const before = [line('Shirt', { size: 'M' }), line('Shirt', { size: 'L' })];
    expect(changes(before, [line('Shirt', { size: 'M' })])).toEqual(['Shirt is no longer available']);
  });
});

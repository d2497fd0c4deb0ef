import { describe, expect, it } from 'vitest';
import { changesBetween, type CheckoutLine, linesOfChoice, totalOf } from './checkout-lines.ts';

function line(
  title: string,
  change: { price?: number; quantity?: number; stock?: number; size?: string } = {},
) {
  const { price = 1000, quantity = 1, stock = 50, size = null } = change;
  const image = { url: '/a.webp', alt: '', width: 1, height: 1, sources: [] };
  return {
    product: { id: title, title, stock, salePrice: price },
    image,
    colour: null,
    size,
    quantity,
    total: price * quantity,
    previousPrice: null,
  } satisfies CheckoutLine;
}

function changes(before: CheckoutLine[], after: CheckoutLine[]): string[] {
  return changesBetween(before, after, 'USD');
}

describe('changesBetween', () => {
  it('finds nothing when nothing changed', () => {
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
      'Only 2 of Lamp left, you want 5',
    ],
  ])('names %s', (_, before, after, text) => {
    expect(changes(before, after)).toEqual([text]);
  });

  it('tells variants of one product apart', () => {
    const before = [line('Shirt', { size: 'M' }), line('Shirt', { size: 'L' })];
    expect(changes(before, [line('Shirt', { size: 'M' })])).toEqual(['Shirt is no longer available']);
  });
});

describe('linesOfChoice', () => {
  const picture = (url: string) => ({ url, alt: '', width: 1, height: 1, sources: [] });
  const shirt = {
    ...{ id: 'shirt', title: 'Shirt', salePrice: 1000, stock: 5, inStock: true, isNew: false, sizes: [] },
    ...{ rating: { rate: 5, reviews: 1 }, category: { slug: 'all', label: 'All' } },
    image: picture('/red.webp'),
    colours: [
      { name: 'Red', hex: '#ff0000', image: null },
      { name: 'Blue', hex: '#0000ff', image: picture('/blue.webp') },
    ],
  };

  it.each([
    ['Blue', '/blue.webp'],
    ['Red', '/red.webp'],
  ])('shows the product in %s', (colour, url) => {
    const [line] = linesOfChoice(shirt, { productId: 'shirt', quantity: 2, colour, size: null });
    expect(line).toMatchObject({ colour, total: 2000, image: { url } });
  });
});

describe('totalOf', () => {
  it('adds the lines up', () => {
    expect(totalOf([line('Lamp', { quantity: 2 }), line('Mug', { price: 450 })])).toBe(2450);
  });
});

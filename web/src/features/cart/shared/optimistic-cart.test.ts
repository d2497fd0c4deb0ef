import { describe, expect, it } from 'vitest';
import type { Cart_cartFragment, ProductCard_productFragment } from '../../../gql/graphql.ts';
import { type Addition, isPriced, optimisticCart, unitsIn } from './optimistic-cart.ts';

function product(id: string, stock = 50): ProductCard_productFragment {
  return {
    id,
    handle: id,
    hasRequiredFields: false,
    title: id,
    salePrice: 1000,
    highestPrice: 1000,
    isNew: false,
    availability: stock > 0 ? ('IN_STOCK' as const) : ('SOLD_OUT' as const),
    stock,
    rating: { rate: 5, reviews: 1 },
    category: { id: 'all', slug: 'all', label: 'All' },
    colours: [],
    sizes: [],
    otherOptions: [],
    image: { url: '/a.webp', alt: '', width: 1, height: 1, sources: [] },
  };
}

function addition(id: string, more: Partial<Addition> = {}): Addition {
  return { product: product(id), colour: null, size: null, others: [], quantity: 1, ...more };
}

const nothing = {
  itemCount: 0,
  subtotal: 0,
  discountTotal: 0,
  shippingTotal: 0,
  total: 0,
  pricesIncludeTax: true,
  isReverseCharge: false,
  taxes: [],
};
const empty: Cart_cartFragment = {
  totals: nothing,
  adjustments: [],
  codes: [],
  version: 'v1',
  requiresShipping: true,
  warnings: [],
  lines: [],
};
const shirts = optimisticCart(empty, [addition('shirt', { colour: 'Red', quantity: 2 })]);

describe('optimisticCart', () => {
  it.each([
    ['a new product as a new line', [addition('lamp')], [2, 1]],
    ['an identical variant by its quantity', [addition('shirt', { colour: 'Red', quantity: 3 })], [5]],
    ['another variant as a new line', [addition('shirt', { colour: 'Blue' })], [2, 1]],
    ['two of a kind as one line', [addition('lamp'), addition('lamp', { quantity: 4 })], [2, 5]],
    ['no more than the stock', [addition('lamp', { product: product('lamp', 3), quantity: 9 })], [2, 3]],
    ['nothing of what is sold out', [addition('lamp', { product: product('lamp', 0) })], [2]],
  ])('adds %s', (_what, additions, quantities) => {
    const cart = optimisticCart(shirts, additions);
    const units = quantities.reduce((sum, quantity) => sum + quantity, 0);
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual(quantities);
    expect(unitsIn(cart)).toBe(units);
    expect(cart.version).toBe('v1');
  });

  it('uses the stock of the variants in the cart', () => {
    const [line] = shirts.lines;
    const scarce = { ...shirts, lines: line ? [{ ...line, stock: 3 }] : [] };
    const cart = optimisticCart(scarce, [
      addition('shirt', { colour: 'Red', quantity: 2 }),
      addition('shirt', { colour: 'Blue', quantity: 2 }),
    ]);
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([3, 2]);
  });

  it('does not mutate its input', () => {
    optimisticCart(shirts, [addition('shirt', { colour: 'Red' })]);
    expect(unitsIn(shirts)).toBe(2);
  });

  it('leaves amounts to the server', () => {
    const priced = {
      ...shirts,
      totals: { ...nothing, itemCount: 2, subtotal: 2000, total: 2000 },
    };
    expect(isPriced(priced)).toBe(true);
    const cart = optimisticCart(priced, [addition('lamp')]);
    expect(cart.totals).toEqual(priced.totals);
    expect(isPriced(cart)).toBe(false);
  });
});

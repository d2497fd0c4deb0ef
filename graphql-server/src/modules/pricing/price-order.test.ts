import { describe, expect, test } from 'vitest';
import { priceOrder } from './price-order.ts';

const free = { fee: 0, freeFrom: null };

const untaxed = {
  pricesIncludeTax: true,
  isReverseCharge: false,
  taxTotal: 0,
  shippingTaxTotal: 0,
  taxes: [],
};

/** Lines as `[unit price, quantity]` in minor units. */
const price = (...lines: [number, number][]) =>
  priceOrder(
    lines.map(([unitPrice, quantity]) => ({ unitPrice, quantity })),
    { delivery: free },
  );

describe('priceOrder', () => {
  test.each<{ what: string; lines: [number, number][]; totals: number[]; sum: number; items: number }>([
    { what: 'nothing', lines: [], totals: [], sum: 0, items: 0 },
    { what: 'one unit', lines: [[1999, 1]], totals: [1999], sum: 1999, items: 1 },
    { what: 'several units', lines: [[1999, 3]], totals: [5997], sum: 5997, items: 3 },
    {
      what: 'several lines',
      lines: [
        [10, 3],
        [1999, 999],
      ],
      totals: [30, 1_997_001],
      sum: 1_997_031,
      items: 1002,
    },
    {
      what: 'two lines of the same price',
      lines: [
        [500, 1],
        [500, 1],
      ],
      totals: [500, 500],
      sum: 1000,
      items: 2,
    },
    {
      what: 'prices that floats get wrong, in cents: 0.10 + 0.20',
      lines: [
        [10, 1],
        [20, 1],
      ],
      totals: [10, 20],
      sum: 30,
      items: 2,
    },
    {
      what: 'the largest cart there can be',
      lines: Array.from({ length: 100 }, () => [100_000_000, 999]),
      totals: Array.from({ length: 100 }, () => 99_900_000_000),
      sum: 9_990_000_000_000,
      items: 99_900,
    },
  ])('adds up $what, to the minor unit', ({ lines, totals, sum, items }) => {
    const priced = price(...lines);
    expect(priced.lines.map((line) => line.total)).toEqual(totals);
    expect(priced.totals).toEqual({
      itemCount: items,
      subtotal: sum,
      discountTotal: 0,
      shippingTotal: 0,
      ...untaxed,
      total: sum,
    });
  });

  test('keeps other properties of a line', () => {
    const line = { unitPrice: 5, quantity: 2, title: 'Fig' };
    expect(priceOrder([line], { delivery: free }).lines).toEqual([
      { ...line, total: 10, discountTotal: 0, taxTotal: 0, taxRate: null },
    ]);
  });

  test.each<{ what: string; fee: number; freeFrom: number | null; subtotal: number; shipping: number }>([
    { what: 'a fee', fee: 500, freeFrom: null, subtotal: 20_000, shipping: 500 },
    { what: 'below the threshold', fee: 500, freeFrom: 14_000, subtotal: 13_999, shipping: 500 },
    { what: 'at the threshold', fee: 500, freeFrom: 14_000, subtotal: 14_000, shipping: 0 },
    { what: 'above the threshold', fee: 500, freeFrom: 14_000, subtotal: 14_001, shipping: 0 },
    { what: 'everything free from nothing on', fee: 500, freeFrom: 0, subtotal: 1, shipping: 0 },
    { what: 'a free gift, below the threshold', fee: 500, freeFrom: 14_000, subtotal: 0, shipping: 500 },
    { what: 'no fee', fee: 0, freeFrom: 14_000, subtotal: 1, shipping: 0 },
  ])('adds the delivery price: $what', ({ fee, freeFrom, subtotal, shipping }) => {
    const { totals } = priceOrder([{ unitPrice: subtotal, quantity: 1 }], { delivery: { fee, freeFrom } });
    expect(totals).toEqual({
      itemCount: 1,
      subtotal,
      discountTotal: 0,
      shippingTotal: shipping,
      ...untaxed,
      total: subtotal + shipping,
    });
  });

  test.each<{ what: string; delivered: number[]; digital: number[]; shipping: number }>([
    { what: 'nothing is delivered', delivered: [], digital: [20_000], shipping: 0 },
    { what: 'only what is delivered counts', delivered: [13_999], digital: [20_000], shipping: 500 },
    { what: 'what is delivered is enough', delivered: [7000, 7000], digital: [1], shipping: 0 },
  ])('prices the delivery of an order with digital items: $what', ({ delivered, digital, shipping }) => {
    const line = (requiresShipping: boolean) => (unitPrice: number) => ({
      unitPrice,
      quantity: 1,
      requiresShipping,
    });
    const lines = [...digital.map(line(false)), ...delivered.map(line(true))];
    const { totals } = priceOrder(lines, { delivery: { fee: 500, freeFrom: 14_000 } });
    expect(totals.shippingTotal).toBe(shipping);
  });

  test('delivers an empty order for free', () => {
    expect(priceOrder([], { delivery: { fee: 500, freeFrom: null } }).totals.total).toBe(0);
  });
});

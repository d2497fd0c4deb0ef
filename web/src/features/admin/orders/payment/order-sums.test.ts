import { describe, expect, it } from 'vitest';
import { orderSums } from './order-sums.ts';

describe('orderSums', () => {
  it.each([
    [10_000, 2_000, 8_000],
    [0, 0, 0],
    [1, 0, 1],
    [2, 0, 2],
    [3, 1, 2],
    [1_999, 400, 1_599],
    [123_456, 24_691, 98_765],
  ])('of %i cents takes %i as tax and leaves %i', (subtotal, tax, total) => {
    expect(orderSums(subtotal)).toEqual({ tax, total });
  });
});

import { describe, expect, it } from 'vitest';
import { readCheckoutState } from './checkout-state.ts';

describe('readCheckoutState', () => {
  it.each([
    { source: 'cart' },
    { source: 'product', choice: { productId: 'p1', colour: null, size: 'M', quantity: 3 } },
  ])('reads %j', (state) => {
    expect(readCheckoutState(state)).toEqual(state);
  });

  it.each([
    null,
    undefined,
    'cart',
    {},
    { source: 'elsewhere' },
    { source: 'product' },
    { source: 'product', choice: { productId: 'p1' } },
  ])('rejects %j', (state) => {
    expect(readCheckoutState(state)).toBeNull();
  });
});

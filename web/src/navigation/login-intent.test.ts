import { describe, expect, it } from 'vitest';
import { readLoginIntent, readLoginState } from './login-intent.ts';

describe('readLoginState', () => {
  it('reads the page to return to and the intent', () => {
    const intent = {
      kind: 'add-to-cart',
      productId: 'p1',
      colour: 'Navy',
      size: 'M',
      quantity: 2,
      others: [],
    };

    expect(readLoginState({ from: '/shop/p1?x=1', intent })).toEqual({ from: '/shop/p1?x=1', intent });
  });

  it('reads that page’s router state', () => {
    const fromState = { list: '/admin/products?stock=out' };

    expect(readLoginState({ from: '/admin/products/p1/edit', fromState })).toEqual({
      from: '/admin/products/p1/edit',
      fromState,
    });
    expect(readLoginState({ from: '/admin', fromState: null })).toEqual({ from: '/admin' });
  });

  it.each([
    null,
    undefined,
    'from',
    {},
    { from: 7 },
    { from: 'https://elsewhere.example' },
    { from: '//elsewhere.example' },
    { from: '/\\elsewhere.example' },
  ])('rejects the login state %j', (state) => {
    expect(readLoginState(state)).toBeNull();
  });
});

describe('readLoginIntent', () => {
  it('fills in what an intent omits', () => {
    expect(readLoginIntent({ intent: { kind: 'buy-now', productId: 'p1', quantity: 0 } })).toEqual({
      kind: 'buy-now',
      productId: 'p1',
      colour: null,
      size: null,
      others: [],
      quantity: undefined,
    });
  });

  it('reads an intent with its choices', () => {
    const intent = {
      kind: 'add-to-wishlist',
      productId: 'p1',
      quantity: 2,
      colour: 'Navy',
      size: null,
      others: ['Rose'],
    };

    expect(readLoginIntent({ intent })).toEqual(intent);
  });

  it('reads that a product is to be added only once', () => {
    const intent = { kind: 'add-to-cart', productId: 'p1', unlessInCart: true };

    expect(readLoginIntent({ intent })).toMatchObject({ unlessInCart: true, quantity: undefined });
  });

  it.each([
    null,
    { intent: null },
    { intent: { kind: 'add-to-cart' } },
    { intent: { kind: 'delete-all', productId: 'p1' } },
    { resumed: { kind: 'buy-now', productId: 'p1', quantity: 1 } },
  ])('rejects the intent %j', (state) => {
    expect(readLoginIntent(state)).toBeNull();
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutState } from '../../navigation/checkout-state.ts';
import { GuardedStorage, type TextStorage } from '../../lib/browser/guarded-storage.ts';
import { clearCheckout, openCheckout, saveCheckout, withNewOrderId } from './checkout-draft.ts';

const cart: CheckoutState = { source: 'cart' };
const lamp: CheckoutState = { source: 'product', choice: { productId: 'lamp', quantity: 1 } };

let items: Map<string, string>;
let storage: TextStorage;

beforeEach(() => {
  items = new Map();
  storage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
});

describe('a checkout in progress', () => {
  it('starts with a short reference of letters and digits', () => {
    const draft = openCheckout(storage, 'ada', cart);
    expect(draft).toMatchObject({ userId: 'ada', state: cart, values: null });
    expect(draft?.orderId).toMatch(/^[A-Z0-9]{8}$/u);
  });

  it('is null without a state', () => {
    expect(openCheckout(storage, 'ada', null)).toBeNull();
  });

  it('survives a reload, with the same reference and the typed values', () => {
    const draft = openCheckout(storage, 'ada', lamp);
    if (!draft) throw new Error('No draft');
    saveCheckout(storage, { ...draft, values: { city: 'Springfield' } });
    expect(openCheckout(storage, 'ada', null)).toEqual({ ...draft, values: { city: 'Springfield' } });
  });

  it('keeps the reference for the same items, so that coming back does not order twice', () => {
    const first = openCheckout(storage, 'ada', cart);
    expect(openCheckout(storage, 'ada', cart)?.orderId).toBe(first?.orderId);
  });

  it('gets a new reference for other items, but keeps the typed values', () => {
    const first = openCheckout(storage, 'ada', cart);
    if (!first) throw new Error('No draft');
    saveCheckout(storage, { ...first, values: { city: 'Springfield' } });
    const second = openCheckout(storage, 'ada', lamp);
    expect(second?.orderId).not.toBe(first.orderId);
    expect(second?.values).toEqual({ city: 'Springfield' });
  });

  it('has no notes any more once an order used its reference', () => {
    const first = openCheckout(storage, 'ada', cart);
    if (!first) throw new Error('No draft');
    const values = { city: 'Springfield', customerNote: 'Ring twice.', giftMessage: 'For Bob' };
    const next = withNewOrderId({ ...first, values });
    expect(next.orderId).not.toBe(first.orderId);
    expect(next.values).toEqual({ city: 'Springfield' });
  });

  it('does not store that the terms are accepted', () => {
    const draft = openCheckout(storage, 'ada', cart);
    if (!draft) throw new Error('No draft');
    saveCheckout(storage, { ...draft, values: { city: 'Springfield', acceptsTerms: true } });
    expect(openCheckout(storage, 'ada', null)?.values).toEqual({ city: 'Springfield' });
  });

  it('is not shown to another user', () => {
    openCheckout(storage, 'ada', cart);
    expect(openCheckout(storage, 'eve', null)).toBeNull();
  });

  it('is removed when cleared', () => {
    openCheckout(storage, 'ada', cart);
    clearCheckout(storage, 'ada');
    expect(openCheckout(storage, 'ada', null)).toBeNull();
  });

  const stored = (checkout: string) => `{"userId":"ada","forms":{"checkout":${checkout}}}`;

  it('is read from its storage', () => {
    items.set('shopper-drafts', stored('{"state":{"source":"cart"},"orderId":"A","values":null}'));
    expect(openCheckout(storage, 'ada', null)).toMatchObject({ state: cart, orderId: 'A' });
  });

  it.each(['null', '{}', '{"state":{"source":"moon"},"orderId":"A"}', '{"state":{"source":"cart"}}', '[]'])(
    'does not trust %s in the storage',
    (text) => {
      items.set('shopper-drafts', stored(text));
      expect(openCheckout(storage, 'ada', null)).toBeNull();
    },
  );

  it('works without storage', () => {
    const reject = () => {
      throw new Error('Switched off');
    };
    const none = new GuardedStorage(reject);
    expect(openCheckout(none, 'ada', cart)).toMatchObject({ state: cart });
    expect(() => clearCheckout(none, 'ada')).not.toThrow();
  });
});

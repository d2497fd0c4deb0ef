import { describe, expect, it, vi } from 'vitest';
import type { Cart_cartFragment } from '../../../gql/graphql.ts';
import { isCartChanged, sendForCurrentCart } from './cart-conflict.ts';

const cartOf = (version: string): Cart_cartFragment => ({
  totals: {
    itemCount: 0,
    subtotal: 0,
    discountTotal: 0,
    shippingTotal: 0,
    total: 0,
    pricesIncludeTax: true,
    isReverseCharge: false,
    taxes: [],
  },
  adjustments: [],
  codes: [],
  version,
  requiresShipping: true,
  warnings: [],
  lines: [],
});
const accepted = { cart: cartOf('new'), userErrors: [] };
const rejected = (version: string) => ({ cart: cartOf(version), userErrors: [{ code: 'CART_CHANGED' }] });
const never = () => false;

describe('sendForCurrentCart', () => {
  it('sends a change once if no other window was faster', async () => {
    const send = vi.fn(async () => accepted);
    expect(await sendForCurrentCart(cartOf('1'), send, never)).toEqual({ payload: accepted, attempts: 1 });
    expect(send.mock.calls).toEqual([[cartOf('1')]]);
  });

  it('resends it for the cart that comes with the error', async () => {
    const send = vi.fn(async ({ version }: Cart_cartFragment) =>
      version === '1' ? rejected('2') : accepted,
    );
    expect(await sendForCurrentCart(cartOf('1'), send, never)).toEqual({ payload: accepted, attempts: 2 });
    expect(send.mock.calls).toEqual([[cartOf('1')], [cartOf('2')]]);
  });

  it('treats a cart that already contains the change as a success', async () => {
    const send = vi.fn(async () => rejected('2'));
    const { payload } = await sendForCurrentCart(cartOf('1'), send, ({ version }) => version === '2');
    expect(payload).toEqual({ cart: cartOf('2'), userErrors: [] });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('gives up after five lost races, and reports it', async () => {
    const send = vi.fn(async () => rejected('2'));
    const { payload, attempts } = await sendForCurrentCart(cartOf('1'), send, never);
    expect([isCartChanged(payload), attempts]).toEqual([true, 5]);
    expect(send).toHaveBeenCalledTimes(5);
  });

  it('stops on any other error', async () => {
    const outOfStock = { cart: null, userErrors: [{ code: 'OUT_OF_STOCK' }] };
    const send = vi.fn(async () => outOfStock);
    expect(await sendForCurrentCart(cartOf('1'), send, never)).toEqual({ payload: outOfStock, attempts: 1 });
  });
});

import type { ProductChoice } from './login-intent.ts';

/** Router state that the checkout needs (specification section 2): the whole cart, or one product bought directly. */
export type CheckoutState = { source: 'cart' } | { source: 'product'; choice: ProductChoice };

/** Reads a router state that may be missing or belong to another page; null when the checkout was opened without one. */
export function readCheckoutState(state: unknown): CheckoutState | null {
  if (typeof state !== 'object' || state === null || !('source' in state)) return null;
  if (state.source === 'cart') return { source: 'cart' };
  if (state.source !== 'product' || !('choice' in state) || !isChoice(state.choice)) return null;
  return { source: 'product', choice: state.choice };
}

function isChoice(value: unknown): value is ProductChoice {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'productId' in value &&
    typeof value.productId === 'string' &&
    'quantity' in value &&
    typeof value.quantity === 'number'
  );
}

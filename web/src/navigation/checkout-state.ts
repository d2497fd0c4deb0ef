import { isRecord } from '../lib/json.ts';
import type { ProductChoice } from './login-intent.ts';

/**
 * The router state of the checkout (specification section 2): the whole cart, or one product bought directly.
 */
export type CheckoutState = { source: 'cart' } | { source: 'product'; choice: ProductChoice };

/**
 * Reads a router state that may be missing or belong to another page; null if the checkout was opened without
 * one.
 */
export function readCheckoutState(state: unknown): CheckoutState | null {
  if (!isRecord(state)) return null;
  const { source, choice } = state;
  if (source === 'cart') return { source };
  return source === 'product' && isChoice(choice) ? { source, choice } : null;
}

function isChoice(value: unknown): value is Record<string, unknown> & ProductChoice {
  return isRecord(value) && typeof value['productId'] === 'string' && typeof value['quantity'] === 'number';
}

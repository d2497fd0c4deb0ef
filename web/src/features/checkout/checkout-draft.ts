import { type CheckoutState, readCheckoutState } from '../../app/checkout-state.ts';
import { CHECKOUT_KEY } from '../../forms/clear-checkout.ts';
import type { TextStorage } from '../../lib/guarded-storage.ts';
import type { CheckoutValues } from './checkout-values.ts';

/* 32 signs, so that a random byte chooses each alike; those that people confuse (0 and O, 1 and I) are left out. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const LENGTH = 8;

/** A checkout under way, as it survives a reload. */
export interface CheckoutDraft {
  /** Whose it is: another person at this screen must not find it. */
  userId: string;
  state: CheckoutState;
  /** Stays the same until the order is placed, so that a repeat after a lost answer is no second order. */
  orderId: string;
  /** What has been typed; null: nothing yet. */
  values: Partial<CheckoutValues> | null;
}

/**
 * Begins a checkout with the router's state or goes on with the one that is kept; null when there is neither. What was
 * typed for other goods serves again, their orderId does not.
 */
export function openCheckout(
  storage: TextStorage,
  userId: string,
  wanted: CheckoutState | null,
): CheckoutDraft | null {
  const kept = readDraft(storage, userId);
  const state = wanted ?? kept?.state;
  if (!state) return null;
  const isSame = kept !== null && JSON.stringify(kept.state) === JSON.stringify(state);
  const draft = isSame ? kept : { userId, state, orderId: newOrderId(), values: kept?.values ?? null };
  saveCheckout(storage, draft);
  return draft;
}

/** The same checkout under another reference, because there is an order under this one. */
export function withNewOrderId(draft: CheckoutDraft): CheckoutDraft {
  return { ...draft, orderId: newOrderId() };
}

/** Keeps a draft for the next reload. */
export function saveCheckout(storage: TextStorage, draft: CheckoutDraft): void {
  storage.setItem(CHECKOUT_KEY, JSON.stringify(draft));
}

function readDraft(storage: TextStorage, userId: string): CheckoutDraft | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(CHECKOUT_KEY) ?? 'null');
    if (!isRecord(value) || value['userId'] !== userId) return null;
    const state = readCheckoutState(value['state']);
    const { orderId, values } = value;
    if (!state || typeof orderId !== 'string') return null;
    return { userId, state, orderId, values: isRecord(values) ? values : null };
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A short random reference of an order, which people can read out; it also is the key that makes a repeat harmless. */
function newOrderId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

import { type CheckoutState, readCheckoutState } from '../../navigation/checkout-state.ts';
import { type DraftOwner, readForm, saveDraft } from '../../forms/form-draft.ts';
import type { TextStorage } from '../../lib/browser/guarded-storage.ts';
import { isRecord } from '../../lib/json.ts';
import type { CheckoutValues } from './checkout-values.ts';

/* 32 characters, so that a random byte maps to each equally often; without easily confused ones (0 and O,
   1 and I). */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const LENGTH = 8;

/** A checkout in progress, which survives reloads. */
export interface CheckoutDraft {
  /** The user it belongs to: another user of this browser must not see it. */
  userId: string;
  state: CheckoutState;
  /**
   * Unchanged until the order is placed, so that a retry after a lost response does not place a second order.
   */
  orderId: string;
  /** The typed values; null if there are none yet. */
  values: Partial<CheckoutValues> | null;
  /** The codes for a product that is bought directly; the cart has its own. */
  codes?: readonly string[];
}

/**
 * Starts a checkout from the router's state or continues the stored one; null if there is neither. Values
 * typed for other items are reused, but not their orderId.
 */
export function openCheckout(
  storage: TextStorage,
  userId: string,
  requestedState: CheckoutState | null,
): CheckoutDraft | null {
  const storedDraft = readCheckout(storage, userId);
  const state = requestedState ?? storedDraft?.state;
  if (!state) return null;
  const isSame = storedDraft !== null && JSON.stringify(storedDraft.state) === JSON.stringify(state);
  const draft = isSame
    ? storedDraft
    : { userId, state, orderId: newOrderId(), values: storedDraft?.values ?? null };
  saveCheckout(storage, draft);
  return draft;
}

/** The same checkout with a new order reference, because an order has used the current one and its notes. */
export function withNewOrderId(draft: CheckoutDraft): CheckoutDraft {
  return { ...draft, orderId: newOrderId(), values: draft.values && withoutNotes(draft.values) };
}

/** The values that the next order may have, too. */
export function withoutNotes(values: Partial<CheckoutValues>): Partial<CheckoutValues> {
  return omit(values, 'customerNote', 'giftMessage');
}

/** Stores a draft for the next reload, without the acceptance of the terms: it is of one order. */
export function saveCheckout(storage: TextStorage, { userId, values, ...draft }: CheckoutDraft): void {
  saveDraft(storage, ownerOf(userId), { ...draft, values: values && omit(values, 'acceptsTerms') });
}

/** Removes the draft after its order is placed. */
export function clearCheckout(storage: TextStorage, userId: string): void {
  saveDraft(storage, ownerOf(userId), {});
}

function ownerOf(userId: string): DraftOwner {
  return { space: 'shopper', userId, form: 'checkout' };
}

function readCheckout(storage: TextStorage, userId: string): CheckoutDraft | null {
  const stored = readForm(storage, ownerOf(userId));
  if (!isRecord(stored)) return null;
  const state = readCheckoutState(stored['state']);
  const { orderId, values, codes } = stored;
  if (!state || typeof orderId !== 'string') return null;
  const validCodes = Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
  return {
    userId,
    state,
    orderId,
    values: isRecord(values) ? values : null,
    ...(validCodes.length > 0 && { codes: validCodes }),
  };
}

function omit(
  values: Partial<CheckoutValues>,
  ...names: readonly (keyof CheckoutValues)[]
): Partial<CheckoutValues> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => names.every((other) => other !== name)),
  );
}

/** A short random order reference that can be read aloud; it is also the idempotency key. */
function newOrderId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

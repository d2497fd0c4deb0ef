import { t } from '@lingui/core/macro';
import { showToast } from '../ui/feedback/toast-queue.ts';
import type { StoredSession } from './session-store.ts';
import { guestSession, shopperSession } from './shopper-session.ts';

/**
 * What a login or sign-up has begun, and what the shop changed in the cart of the guest that the shopper was.
 */
interface Entered {
  session: StoredSession;
  cartWarnings?: readonly { message: string }[] | undefined;
}

/** The token of the session in which the shopper filled a cart before logging in; null when there is none. */
export function guestToken(): string | null {
  return guestSession.read()?.token ?? null;
}

/** Begins a customer's session. The guest's has ended with it: its cart is the customer's now. */
export function enterAsCustomer({ session, cartWarnings = [] }: Entered): void {
  shopperSession.start(session);
  guestSession.end('logout');
  if (cartWarnings.length === 0) return;
  const details = cartWarnings.map(({ message }) => message);
  showToast({ tone: 'success', title: t`Your cart has changed`, details });
}

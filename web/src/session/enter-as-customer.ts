import { t } from '@lingui/core/macro';
import { showToast } from '../ui/feedback/toast-queue.ts';
import type { StoredSession } from './session-store.ts';
import { guestSession, shopperSession } from './shopper-session.ts';

/**
 * The session that a login or sign-up started, and what changed in the cart of the shopper's guest session.
 */
interface Entered {
  session: StoredSession;
  cartWarnings?: readonly { message: string }[] | undefined;
}

/**
 * The token of the guest session in which the shopper filled a cart before logging in; null if there is none.
 */
export function guestToken(): string | null {
  return guestSession.read()?.token ?? null;
}

/** Starts a customer's session. The guest session has ended, and its cart is now the customer's. */
export function enterAsCustomer({ session, cartWarnings = [] }: Entered): void {
  shopperSession.start(session);
  guestSession.end('logout');
  if (cartWarnings.length === 0) return;
  const details = cartWarnings.map(({ message }) => message);
  showToast({ tone: 'success', title: t`Your cart has changed`, details });
}

import type { LoginIntent, LoginState } from '../../session/login-intent.ts';

const REASONS: Readonly<Record<LoginIntent['kind'], string>> = {
  'add-to-cart':
    'Carts belong to an account. We put the product into yours and take you back as soon as you are in.',
  'add-to-wishlist':
    'Wishlists belong to an account. We put the product on yours and take you back as soon as you are in.',
  'buy-now': 'To buy this product you need an account. We take you to the checkout as soon as you are in.',
};

const EXPIRED =
  'Your session has ended. Please log in again: your cart is kept, and we take you back to where you were.';

/** Why the shop asks somebody to log in, and what happens next; null for who came without being sent. */
export function loginReason(state: LoginState | null, hasExpired: boolean): string | null {
  if (!state) return null;
  if (hasExpired) return EXPIRED;
  return state.intent ? REASONS[state.intent.kind] : 'Please log in to see this page.';
}

import type { LoginIntent, LoginState } from '../../app/login-intent.ts';

const REASONS: Readonly<Record<LoginIntent['kind'], string>> = {
  'add-to-cart':
    'Carts belong to an account. We put the product into yours and take you back as soon as you are in.',
  'add-to-wishlist':
    'Wishlists belong to an account. We put the product on yours and take you back as soon as you are in.',
  'buy-now': 'To buy this product you need an account. We take you to the checkout as soon as you are in.',
};

/** Why the shop asks a visitor to log in, and what happens next; null for who came without being sent. */
export function loginReason(state: LoginState | null): string | null {
  if (!state) return null;
  return state.intent ? REASONS[state.intent.kind] : 'Please log in to see this page.';
}

import type { Breadcrumb } from '../../../ui/layout/breadcrumbs.tsx';

/** The labels of path segments; a segment that is missing here is an id. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['shop', 'Shop'],
  ['login', 'Log in'],
  ['google', 'Sign in with Google'],
  ['signup', 'Sign up'],
  ['forgotPassword', 'Forgot your password?'],
  ['resetPassword', 'Choose a new password'],
  ['about', 'About'],
  ['contact', 'Contact'],
  ['wishlist', 'Wishlist'],
  ['cart', 'Cart'],
  ['checkout', 'Checkout'],
  ['account', 'My Account'],
  ['addressBook', 'Address Book'],
  ['payment', 'My Payments'],
  ['orders', 'My Orders'],
  ['deliveries', 'My Deliveries'],
  ['returns', 'My Returns'],
  ['cancellations', 'My Cancellations'],
  ['reviews', 'My Reviews'],
]);

/**
 * Builds the breadcrumbs from a path (specification section 2), starting with "Home". `name` replaces an id as soon as it
 * is known.
 */
export function breadcrumbTrail(pathname: string, name: string | undefined): Breadcrumb[] {
  const parts = pathname.split('/').filter((part) => part !== '');
  const steps = parts.map((part, index) => ({
    label: LABELS.get(part) ?? name ?? 'Details',
    to: `/${parts.slice(0, index + 1).join('/')}`,
  }));
  return [{ label: 'Home', to: '/' }, ...steps];
}

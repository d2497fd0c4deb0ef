import { plural, t } from '@lingui/core/macro';
import Heart from 'lucide-react/icons/heart';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import User from 'lucide-react/icons/user';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../navigation/paths.ts';
import { useCart } from '../../../features/cart/shared/use-cart.ts';
import { useWishlist } from '../../../features/wishlist/shared/use-wishlist.ts';
import { useSession } from '../../../session/shopper-session.ts';
import styles from './count-link.module.css';

const MAX_SHOWN = 99;

// Lazy, because visitors who are not signed in have none.
const AccountMenu = lazy(async () => ({ default: (await import('./menus/account-menu.tsx')).AccountMenu }));

/** Wishlist, cart and account at the end of the header. */
export function HeaderActions() {
  const isSignedIn = useSession() !== null;
  const { itemCount } = useCart();
  const { ids } = useWishlist();
  return (
    <div className={styles.actions}>
      <CountLink to={paths.wishlist()} name={t`Wishlist`} count={ids.size}>
        <Heart size={24} aria-hidden="true" />
      </CountLink>
      <CountLink to={paths.cart()} name={t`Cart`} count={itemCount}>
        <ShoppingCart size={24} aria-hidden="true" />
      </CountLink>
      {/* A phone has it in the menu. */}
      <div className={styles.account} data-signed-in={isSignedIn}>
        {isSignedIn ? (
          <Suspense
            fallback={
              <Link className={styles.link} to={paths.account.profile()} aria-label={t`My account`}>
                <User size={24} aria-hidden="true" />
              </Link>
            }
          >
            <AccountMenu />
          </Suspense>
        ) : (
          <Link className={styles.link} to={paths.login()} aria-label={t`Log in`}>
            <User size={24} aria-hidden="true" />
          </Link>
        )}
      </div>
    </div>
  );
}

interface CountLinkProps {
  to: string;
  name: string;
  count: number;
  /** A 24 px icon. */
  children: ReactNode;
}

/**
 * An icon link to a list with a count badge; its accessible name is like "Cart, 3 items". The badge is an
 * attribute, so that the early script can set it (`early/press-answers.ts`).
 */
function CountLink({ to, name, count, children }: CountLinkProps) {
  return (
    <Link
      className={styles.link}
      to={to}
      aria-label={count > 0 ? `${name}, ${plural(count, { one: '# item', other: '# items' })}` : name}
      data-count={count > MAX_SHOWN ? `${MAX_SHOWN}+` : count || undefined}
    >
      {children}
    </Link>
  );
}

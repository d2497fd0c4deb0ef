import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useSession } from '../../../../session/shopper-session.ts';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import { paths } from '../../../../navigation/paths.ts';
import { useShopperLogout } from '../../../../session/use-logout.ts';
import { accountLinks } from './account-menu.tsx';
import { CategoryList } from '../../../../features/catalogue/shared/categories/category-list.tsx';
import { useMainLinks } from './main-links.ts';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The full-screen menu of narrow screens: categories first, then pages, then the account. */
export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const isSignedIn = useSession() !== null;
  const [logout] = useShopperLogout();
  const mainLinks = useMainLinks();

  function leave(): void {
    onOpenChange(false);
    logout();
  }

  return (
    <Sheet side="full" title={t`Menu`} open={open} onOpenChange={onOpenChange}>
      <nav aria-labelledby="menu-categories">
        <h2 id="menu-categories" className={styles.title}>
          <Trans>Categories</Trans>
        </h2>
        <CategoryList />
      </nav>
      <nav aria-label={t`Main`}>
        <h2 className={styles.title}>
          <Trans>Pages</Trans>
        </h2>
        <ul role="list">
          {mainLinks.map(({ label, url }) => (
            <MenuLink key={url} to={url}>
              {label}
            </MenuLink>
          ))}
          {!isSignedIn && (
            <MenuLink to={paths.login()}>
              <Trans>Log in</Trans>
            </MenuLink>
          )}
          <MenuLink to={paths.dashboard()}>
            <Trans>Admin Dashboard</Trans>
          </MenuLink>
        </ul>
      </nav>
      {isSignedIn && (
        <nav aria-label={t`Account`}>
          <h2 className={styles.title}>
            <Trans>Account</Trans>
          </h2>
          <ul role="list">
            {accountLinks().map(({ label, to }) => (
              <MenuLink key={to} to={to}>
                {label}
              </MenuLink>
            ))}
            <li>
              <button className={styles.link} type="button" onClick={leave}>
                <Trans>Logout</Trans>
              </button>
            </li>
          </ul>
        </nav>
      )}
    </Sheet>
  );
}

function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <NavLink className={styles.link} to={to} end>
        {children}
      </NavLink>
    </li>
  );
}

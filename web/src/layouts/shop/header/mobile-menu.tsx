import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useSession } from '../../../session/shopper-session.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useShopperLogout } from '../../../session/use-logout.ts';
import { accountLinks } from './account-menu.tsx';
import { CategoryList } from '../../../features/catalogue/category-list.tsx';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The full-screen menu of narrow screens: categories first, then the pages, then the account. */
export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const isSignedIn = useSession() !== null;
  const [logout] = useShopperLogout();

  function leave(): void {
    onOpenChange(false);
    logout();
  }

  return (
    <Sheet side="full" title="Menu" open={open} onOpenChange={onOpenChange}>
      <nav aria-labelledby="menu-categories">
        <h2 id="menu-categories" className={styles.title}>
          Categories
        </h2>
        <CategoryList />
      </nav>
      <nav aria-label="Main">
        <h2 className={styles.title}>Pages</h2>
        <ul role="list">
          <MenuLink to={paths.home()}>Home</MenuLink>
          <MenuLink to={paths.shop()}>Shop</MenuLink>
          <MenuLink to={paths.contact()}>Contact</MenuLink>
          <MenuLink to={paths.about()}>About</MenuLink>
          {!isSignedIn && <MenuLink to={paths.login()}>Log in</MenuLink>}
          <MenuLink to={paths.admin.dashboard()}>Admin Dashboard</MenuLink>
        </ul>
      </nav>
      {isSignedIn && (
        <nav aria-label="Account">
          <h2 className={styles.title}>Account</h2>
          <ul role="list">
            {accountLinks.map(({ label, to }) => (
              <MenuLink key={to} to={to}>
                {label}
              </MenuLink>
            ))}
            <li>
              <button className={styles.link} type="button" onClick={leave}>
                Logout
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

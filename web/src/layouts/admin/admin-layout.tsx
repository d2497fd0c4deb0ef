import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import Store from 'lucide-react/icons/store';
import { Link, Navigate, NavLink, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { menu } from '../../features/admin/back-office-pages.ts';
import { GlobalSearch } from '../../features/admin/global-search/global-search.tsx';
import { mayOpen } from '../../features/admin/permissions/may-open.ts';
import { LiveUpdates } from '../../features/admin/live/live-updates.tsx';
import { NoPermissionPage } from '../../features/admin/permissions/no-permission-page.tsx';
import {
  useMustSetUpSecondFactor,
  usePermissions,
} from '../../features/admin/permissions/use-permissions.ts';
import { adminPages, adminPaths } from '../../navigation/admin-pages.ts';
import type { AdminPage } from '../../navigation/page.ts';
import { pages } from '../../navigation/pages.ts';
import { paths } from '../../navigation/paths.ts';
import { usePage } from '../../navigation/use-page.ts';
import { adminSession, useAdminSession } from '../../session/admin-session.ts';
import { useLogout } from '../../session/use-logout.ts';
import { useShopName } from '../../shop/use-shop.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Disclosure } from '../../ui/overlay/disclosure.tsx';
import { DemoBar } from './demo-bar.tsx';
import { NavigationProgress } from '../navigation-progress.tsx';
import { SkipLink } from '../shop/shop-layout.tsx';
import styles from './admin-layout.module.css';
import { StorefrontPass } from './storefront-pass.ts';

/** The back office's layout: a black side bar; on narrow screens a black top bar that opens. */
export function AdminLayout() {
  const user = useAdminSession()?.user;
  const shopName = useShopName();
  const { pathname } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className={styles.frame} data-toasts-at-end>
      <SkipLink />
      <NavigationProgress active={isLoading} />
      <LiveUpdates />
      <StorefrontPass />
      <header className={styles.side} data-toasts-beside>
        <div className={styles.head}>
          <Link className={styles.logo} to={paths.dashboard()}>
            {shopName}{' '}
            <span className={styles.badge}>
              <Trans>Admin</Trans>
            </span>
          </Link>
          <Link className={styles.who} to={adminPaths.account()}>
            <VisuallyHidden>{t`Your account`}</VisuallyHidden> {user?.email}
          </Link>
        </div>
        <GlobalSearch />
        <Disclosure key={pathname} className={styles.narrow} summary={t`Menu`}>
          <AdminNav />
        </Disclosure>
        <div className={styles.wide}>
          <AdminNav />
        </div>
      </header>
      <div className={styles.column}>
        <DemoBar />
        <main id="content" tabIndex={-1} className={styles.page} aria-busy={isLoading || undefined}>
          <PermittedPage />
        </main>
      </div>
    </div>
  );
}

/** The page, unless the signed-in staff member lacks the permission for it. */
function PermittedPage() {
  const page = usePage() as AdminPage | undefined;
  const held = usePermissions();
  const mustSetUp = useMustSetUpSecondFactor();
  if (mustSetUp && page !== adminPages.account) return <Navigate to={adminPaths.account()} replace />;
  return page && held && !mayOpen(page, held) ? <NoPermissionPage /> : <Outlet />;
}

/** The back office's sections (specification section 2) that the role includes, and links to the shop. */
function AdminNav() {
  const [logout, isLeaving] = useLogout(useApolloClient(), adminSession);
  const held = usePermissions() ?? [];
  const mustSetUp = useMustSetUpSecondFactor();
  return (
    <nav aria-label={t`Admin`} className={styles.nav}>
      <ul role="list" className={styles.list}>
        {menu
          .filter(({ page }) => !mustSetUp && mayOpen(page, held))
          .map(({ page, Icon }) => (
            <li key={page.path}>
              <NavLink className={styles.link} to={page.path} end={page === pages.dashboard}>
                <Icon size={20} aria-hidden="true" />
                {page.label()}
              </NavLink>
            </li>
          ))}
      </ul>
      <ul role="list" className={styles.list}>
        <li>
          <Link className={styles.link} to={paths.home()}>
            <Store size={20} aria-hidden="true" />
            <Trans>View shop</Trans>
          </Link>
        </li>
        <li>
          <button className={styles.link} type="button" aria-disabled={isLeaving} onClick={logout}>
            <LogOut size={20} aria-hidden="true" />
            <Trans>Logout</Trans>
          </button>
        </li>
      </ul>
    </nav>
  );
}

import { Link, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useAdminSession } from '../apollo/use-admin-session.ts';
import { useShopName } from '../apollo/use-shop-name.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { AdminNav } from './admin-nav.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { paths } from './paths.ts';
import { SkipLink } from './skip-link.tsx';
import styles from './admin-layout.module.css';

/** The back office's frame: a black side bar; on narrow screens a black bar at the top that opens. */
export function AdminLayout() {
  const user = useAdminSession()?.user;
  const shopName = useShopName();
  const { pathname } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className={styles.frame}>
      <SkipLink />
      <NavigationProgress active={isLoading} />
      <header className={styles.side} data-toasts-beside>
        <div className={styles.head}>
          <Link className={styles.logo} to={paths.admin.dashboard()}>
            {shopName} <span className={styles.badge}>Admin</span>
          </Link>
          <p className={styles.who}>{user?.email}</p>
        </div>
        <Disclosure key={pathname} className={styles.narrow} summary="Menu">
          <AdminNav />
        </Disclosure>
        <div className={styles.wide}>
          <AdminNav />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.page} aria-busy={isLoading || undefined}>
        <Outlet />
      </main>
    </div>
  );
}

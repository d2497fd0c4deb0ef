import { Trans } from '@lingui/react/macro';
import { Link, Outlet } from 'react-router-dom';
import { useShopName } from '../../shop/use-shop.ts';
import { paths } from '../../navigation/paths.ts';
import { SkipLink } from '../shop/shop-layout.tsx';
import styles from './admin-auth-layout.module.css';

/** The layout of the admin login and sign-up, outside the back office. */
export function AdminAuthLayout() {
  const shopName = useShopName();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.head}>
        <Link className={styles.logo} to={paths.home()}>
          {shopName}
        </Link>
        <Link className={styles.back} to={paths.home()}>
          <Trans>Back to the shop</Trans>
        </Link>
      </header>
      <main id="content" tabIndex={-1} className={styles.page}>
        <Outlet />
      </main>
    </div>
  );
}

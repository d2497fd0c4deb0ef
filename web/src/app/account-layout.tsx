import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../session/shopper-session.ts';
import { Container } from '../ui/container.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { AccountNav } from './account-nav.tsx';
import styles from './account-layout.module.css';

/** The account's frame: side menu and page; on narrow screens the menu is one line that opens. */
export function AccountLayout() {
  const user = useSession()?.user;
  const { pathname } = useLocation();
  return (
    <Container>
      <p className={styles.welcome}>
        Welcome!{' '}
        <span className={styles.name}>{[user?.firstName, user?.lastName].filter(Boolean).join(' ')}</span>
      </p>
      <div className={styles.frame}>
        <Disclosure key={pathname} className={styles.narrow} summary="Account menu">
          <AccountNav />
        </Disclosure>
        <div className={styles.side}>
          <AccountNav />
        </div>
        <div className={styles.page}>
          <Outlet />
        </div>
      </div>
    </Container>
  );
}

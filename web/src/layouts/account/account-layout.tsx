import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import type { AccountLink } from '../../navigation/feature.ts';
import { pages } from '../../navigation/pages.ts';
import { useSession } from '../../session/shopper-session.ts';
import { Container } from '../../ui/layout/container.tsx';
import { Disclosure } from '../../ui/overlay/disclosure.tsx';
import styles from './account-layout.module.css';

const sections = () => [
  { section: 'account', title: t`Manage My Account` },
  { section: 'orders', title: t`My Orders` },
  { section: 'opinions', title: t`My Feedback` },
];

/** The account's layout: side menu and page; on narrow screens the menu is a disclosure. */
export function AccountLayout({ menu }: { menu: readonly AccountLink[] }) {
  const user = useSession()?.user;
  const { pathname } = useLocation();
  return (
    <Container>
      <p className={styles.welcome}>
        <Trans>
          Welcome!{' '}
          <span className={styles.name}>{[user?.firstName, user?.lastName].filter(Boolean).join(' ')}</span>
        </Trans>
      </p>
      <div className={styles.frame}>
        <Disclosure key={pathname} className={styles.narrow} summary={t`Account menu`}>
          <AccountNav menu={menu} />
        </Disclosure>
        <div className={styles.side}>
          <AccountNav menu={menu} />
        </div>
        <div className={styles.page}>
          <Outlet />
        </div>
      </div>
    </Container>
  );
}

function AccountNav({ menu }: { menu: readonly AccountLink[] }) {
  return (
    <nav aria-label={t`Account`}>
      {sections().map(({ section, title }) => (
        <div key={title} className={styles.section}>
          <h2 className={styles.title}>{title}</h2>
          <ul role="list" className={styles.list}>
            {menu
              .filter((link) => link.section === section)
              .map(({ page, label }) => (
                <li key={page.path}>
                  <NavLink className={styles.link} to={page.path} end={page === pages.account.profile}>
                    {label()}
                  </NavLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

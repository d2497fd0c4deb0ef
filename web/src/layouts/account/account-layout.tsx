import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { useSession } from '../../session/shopper-session.ts';
import { Container } from '../../ui/layout/container.tsx';
import { Disclosure } from '../../ui/overlay/disclosure.tsx';
import styles from './account-layout.module.css';

const sections = () =>
  [
    {
      title: t`Manage My Account`,
      links: [
        { label: t`My Profile`, to: paths.account.profile() },
        { label: t`Address Book`, to: paths.account.addressBook() },
        { label: t`My Payments`, to: paths.account.payment() },
        { label: t`My Mails and Alerts`, to: paths.account.mails() },
      ],
    },
    {
      title: t`My Orders`,
      links: [
        { label: t`All Orders`, to: paths.account.orders() },
        { label: t`My Deliveries`, to: paths.account.deliveries() },
        { label: t`My Returns`, to: paths.account.returns() },
        { label: t`My Cancellations`, to: paths.account.cancellations() },
      ],
    },
    {
      title: t`My Opinions`,
      links: [
        { label: t`My Reviews`, to: paths.account.reviews() },
        { label: t`My Wishlist`, to: paths.wishlist() },
      ],
    },
  ] as const;

/** The account's layout: side menu and page; on narrow screens the menu is a disclosure. */
export function AccountLayout() {
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

/** The account's side menu, which marks the current page. */
function AccountNav() {
  return (
    <nav aria-label={t`Account`}>
      {sections().map(({ title, links }) => (
        <div key={title} className={styles.section}>
          <h2 className={styles.title}>{title}</h2>
          <ul role="list" className={styles.list}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <NavLink className={styles.link} to={to} end={to === paths.account.profile()}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { useSession } from '../../session/shopper-session.ts';
import { Container } from '../../ui/layout/container.tsx';
import { Disclosure } from '../../ui/overlay/disclosure.tsx';
import styles from './account-layout.module.css';

const SECTIONS = [
  {
    title: 'Manage My Account',
    links: [
      { label: 'My Profile', to: paths.account.profile() },
      { label: 'Address Book', to: paths.account.addressBook() },
      { label: 'My Payments', to: paths.account.payment() },
    ],
  },
  {
    title: 'My Orders',
    links: [
      { label: 'All Orders', to: paths.account.orders() },
      { label: 'My Deliveries', to: paths.account.deliveries() },
      { label: 'My Returns', to: paths.account.returns() },
      { label: 'My Cancellations', to: paths.account.cancellations() },
    ],
  },
  {
    title: 'My Opinions',
    links: [
      { label: 'My Reviews', to: paths.account.reviews() },
      { label: 'My Wishlist', to: paths.wishlist() },
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

/** The account's side menu, which marks the current page. */
function AccountNav() {
  return (
    <nav aria-label="Account">
      {SECTIONS.map(({ title, links }) => (
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

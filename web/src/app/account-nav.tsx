import { NavLink } from 'react-router-dom';
import { paths } from './paths.ts';
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

/** The side menu of the account; the page that is shown is marked. */
export function AccountNav() {
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

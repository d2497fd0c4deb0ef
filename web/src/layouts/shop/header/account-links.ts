import { paths } from '../../../app/paths.ts';

/** The account menu's links (specification section 2); Logout follows them. */
export const accountLinks: readonly { label: string; to: string }[] = [
  { label: 'Manage My Account', to: paths.account.profile() },
  { label: 'My Orders', to: paths.account.orders() },
  { label: 'My Cancellations', to: paths.account.cancellations() },
  { label: 'My Reviews', to: paths.account.reviews() },
];

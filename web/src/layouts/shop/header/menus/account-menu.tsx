import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import CircleX from 'lucide-react/icons/circle-x';
import LogOut from 'lucide-react/icons/log-out';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Star from 'lucide-react/icons/star';
import User from 'lucide-react/icons/user';
import { Link } from 'react-router-dom';
import { paths } from '../../../../navigation/paths.ts';
import { useShopperLogout } from '../../../../session/use-logout.ts';
import styles from './account-menu.module.css';
import { useMenu } from './use-menu.ts';

/** The account menu's links (specification section 2); Logout follows them. */
export const accountLinks = (): readonly { label: string; to: string }[] => [
  { label: t`Manage My Account`, to: paths.account.profile() },
  { label: t`My Orders`, to: paths.account.orders() },
  { label: t`My Cancellations`, to: paths.account.cancellations() },
  { label: t`My Reviews`, to: paths.myReviews() },
];

const ICONS = [User, ShoppingBag, CircleX, Star] as const;

/** The signed-in shopper's menu at the end of the header. */
export function AccountMenu() {
  const menu = useMenu();
  const [logout, isLeaving] = useShopperLogout();
  return (
    <div className={styles.menu} {...menu.root}>
      <button className={styles.button} aria-label={t`My account`} title={t`My account`} {...menu.button}>
        <User size={22} aria-hidden="true" />
      </button>
      <div className={styles.panel} {...menu.panel}>
        <ul role="list">
          {accountLinks().map(({ label, to }, index) => {
            const Icon = ICONS[index] ?? User;
            return (
              <li key={to}>
                <Link className={styles.item} to={to}>
                  <Icon size={22} aria-hidden="true" />
                  {label}
                </Link>
              </li>
            );
          })}
          <li>
            <button className={styles.item} type="button" aria-disabled={isLeaving} onClick={logout}>
              <LogOut size={22} aria-hidden="true" />
              <Trans>Logout</Trans>
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

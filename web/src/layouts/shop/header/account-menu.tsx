import CircleX from 'lucide-react/icons/circle-x';
import LogOut from 'lucide-react/icons/log-out';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Star from 'lucide-react/icons/star';
import User from 'lucide-react/icons/user';
import { Link } from 'react-router-dom';
import { useShopperLogout } from '../../../session/use-shopper-logout.ts';
import { accountLinks } from './account-links.ts';
import { useMenu } from './use-menu.ts';
import styles from './account-menu.module.css';

const ICONS = [User, ShoppingBag, CircleX, Star] as const;

/** The signed-in shopper's menu at the end of the bar. */
export function AccountMenu() {
  const menu = useMenu();
  const [logout, isLeaving] = useShopperLogout();
  return (
    <div className={styles.menu} {...menu.root}>
      <button className={styles.button} aria-label="My account" title="My account" {...menu.button}>
        <User size={22} aria-hidden="true" />
      </button>
      <div className={styles.panel} {...menu.panel}>
        <ul role="list">
          {accountLinks.map(({ label, to }, index) => {
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
              Logout
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

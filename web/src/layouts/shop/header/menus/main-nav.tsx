import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NavLink } from 'react-router-dom';
import { useSession } from '../../../../session/shopper-session.ts';
import { paths } from '../../../../navigation/paths.ts';
import styles from './main-nav.module.css';

/** The header's links on wide screens; signed-in shoppers have the account menu instead of "Log in". */
export function MainNav() {
  const isSignedIn = useSession() !== null;
  return (
    <nav className={styles.nav} aria-label={t`Main`}>
      <ul className={styles.list} role="list">
        <li>
          <NavLink className={styles.link} to={paths.home()} end>
            <Trans>Home</Trans>
          </NavLink>
        </li>
        <li className={styles.whereRoomy}>
          <NavLink className={styles.link} to={paths.collections()}>
            <Trans>Collections</Trans>
          </NavLink>
        </li>
        <li>
          <NavLink className={styles.link} to={paths.contact()}>
            <Trans>Contact</Trans>
          </NavLink>
        </li>
        <li>
          <NavLink className={styles.link} to={paths.about()}>
            <Trans>About</Trans>
          </NavLink>
        </li>
        {!isSignedIn && (
          <li>
            <NavLink className={styles.link} to={paths.login()}>
              <Trans>Log in</Trans>
            </NavLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

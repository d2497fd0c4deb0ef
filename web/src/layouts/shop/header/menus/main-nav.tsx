import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NavLink } from 'react-router-dom';
import { useSession } from '../../../../session/shopper-session.ts';
import { paths } from '../../../../navigation/paths.ts';
import { useMainLinks } from './main-links.ts';
import styles from './main-nav.module.css';

/** The header's links on wide screens; signed-in shoppers have the account menu instead of "Log in". */
export function MainNav() {
  const isSignedIn = useSession() !== null;
  const links = useMainLinks().filter(({ only }) => only !== 'mobile');
  return (
    <nav className={styles.nav} aria-label={t`Main`}>
      <ul className={styles.list} role="list">
        {links.map(({ label, url, only }) => (
          <li key={url} className={only && styles.whereRoomy}>
            <NavLink className={styles.link} to={url} end={url === paths.home()}>
              {label}
            </NavLink>
          </li>
        ))}
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

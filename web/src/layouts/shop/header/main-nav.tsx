import { NavLink } from 'react-router-dom';
import { useSession } from '../../../session/shopper-session.ts';
import { paths } from '../../../navigation/paths.ts';
import styles from './main-nav.module.css';

/** The header's links on wide screens; signed-in shoppers have the account menu in place of "Log in". */
export function MainNav() {
  const isSignedIn = useSession() !== null;
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul className={styles.list} role="list">
        <li>
          <NavLink className={styles.link} to={paths.home()} end>
            Home
          </NavLink>
        </li>
        <li>
          <NavLink className={styles.link} to={paths.contact()}>
            Contact
          </NavLink>
        </li>
        <li>
          <NavLink className={styles.link} to={paths.about()}>
            About
          </NavLink>
        </li>
        {!isSignedIn && (
          <li>
            <NavLink className={styles.link} to={paths.login()}>
              Log in
            </NavLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

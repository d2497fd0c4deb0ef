import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { plural } from '../../../lib/plural.ts';
import styles from './count-link.module.css';

interface CountLinkProps {
  to: string;
  name: string;
  count: number;
  /** An icon of 24 px. */
  children: ReactNode;
}

const MAX_SHOWN = 99;

/** An icon that leads to a list and shows how much is on it; read as "Cart, 3 items". */
export function CountLink({ to, name, count, children }: CountLinkProps) {
  return (
    <Link className={styles.link} to={to} aria-label={count > 0 ? `${name}, ${plural(count, 'item')}` : name}>
      {children}
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
    </Link>
  );
}

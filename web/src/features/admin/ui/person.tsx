import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/media/avatar.tsx';
import styles from './person.module.css';

interface PersonProps {
  name: string;
  /** The URL of the picture; null if there is none. */
  picture: string | null | undefined;
  /** The name, possibly as a link. */
  children: ReactNode;
}

/** A person in a list: picture and name. */
export function Person({ name, picture, children }: PersonProps) {
  return (
    <span className={styles.person}>
      <Avatar name={name} url={picture ?? null} />
      <span className={styles.name}>{children}</span>
    </span>
  );
}

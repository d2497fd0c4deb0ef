import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import styles from './notice-bar.module.css';

interface NoticeBarProps {
  /** What it is about, for screen readers. */
  label: string;
  children: ReactNode;
  /** A link or button, beside the text. */
  action?: ReactNode;
}

/** A slim bar above pages with what staff must know about the shop itself. */
export function NoticeBar({ label, children, action }: NoticeBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      <Container className={styles.row}>
        <p>{children}</p>
        {action}
      </Container>
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from './message-state.module.css';

interface EmptyStateProps {
  title: string;
  /** What it means, or how to fill it. */
  children?: ReactNode;
  /** A 28 px icon. */
  icon?: ReactNode;
  /** The next step: a ButtonLink or Button. */
  action?: ReactNode;
}

/** Shown for an empty list or page, when nothing is wrong. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

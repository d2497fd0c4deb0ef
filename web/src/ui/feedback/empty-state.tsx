import type { ReactNode } from 'react';
import styles from './message-state.module.css';

interface EmptyStateProps {
  title: string;
  /** What it means, or what would fill it. */
  children?: ReactNode;
  /** An icon of 28 px. */
  icon?: ReactNode;
  /** A way on: a ButtonLink or Button. */
  action?: ReactNode;
}

/** Nothing is here, and that is no mistake. */
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

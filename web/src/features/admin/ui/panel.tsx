import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** At the far end of the head. */
  actions?: ReactNode;
  /** The content brings its own inner distance, as a table does. */
  flush?: boolean;
  children: ReactNode;
}

/** A titled part of a page of the back office, on white. */
export function Panel({ title, actions, flush = false, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      <div className={classNames(!flush && styles.body)}>{children}</div>
    </section>
  );
}

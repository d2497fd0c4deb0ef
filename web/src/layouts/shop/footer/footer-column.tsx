import { type ReactNode, useId } from 'react';
import styles from './shop-footer.module.css';

/** A titled list in the footer. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.column} aria-labelledby={title ? id : undefined}>
      {title && (
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
      )}
      <ul className={styles.list} role="list">
        {children}
      </ul>
    </section>
  );
}

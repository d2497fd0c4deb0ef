import type { ReactNode } from 'react';
import styles from './section-part.module.css';

interface SectionPartProps {
  title: string;
  note?: string | null | undefined;
  children: ReactNode;
}

/** A part of a panel, such as the methods of a zone or the rates of a class. */
export function SectionPart({ title, note, children }: SectionPartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}

interface PartItemProps {
  name: string;
  /** Its buttons to move and remove it. */
  actions: ReactNode;
  children: ReactNode;
}

/** An item in a part's list, in a frame with its name. */
export function PartItem({ name, actions, children }: PartItemProps) {
  return (
    <div role="group" aria-label={name} className={styles.item}>
      <div className={styles.head}>
        <h4 className={styles.title}>{name}</h4>
        {actions}
      </div>
      {children}
    </div>
  );
}

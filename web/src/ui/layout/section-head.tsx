import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** The red text beside the bar: "Today's". */
  caption: string;
  title?: string;
  /** The title's id, for the section's `aria-labelledby`. */
  id?: string;
  /** Beside the title, such as a countdown. */
  children?: ReactNode;
  /** At the end, such as a "View All" link. */
  actions?: ReactNode;
}

/** A section's header: red bar, red caption, title. Without a title the caption is the heading. */
export function SectionHead({ caption, title, id, children, actions }: SectionHeadProps) {
  const Caption = title === undefined ? 'h2' : 'p';
  return (
    <div className={styles.head}>
      <div className={styles.main}>
        <div>
          <Caption className={styles.caption} id={title === undefined ? id : undefined}>
            {caption}
          </Caption>
          {title !== undefined && (
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
          )}
        </div>
        {children}
      </div>
      {actions}
    </div>
  );
}

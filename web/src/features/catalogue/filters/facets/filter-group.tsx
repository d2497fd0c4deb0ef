import { plural } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import styles from './facets.module.css';

interface FilterGroupProps {
  label: string;
  /** The number of active filters, shown even while the group is closed. */
  chosen?: number;
  /** Whether it is open initially; with active filters it always is. */
  isOpen: boolean;
  children: ReactNode;
}

/** The filters of one kind, in a collapsible group. */
export function FilterGroup({ label, chosen = 0, isOpen, children }: FilterGroupProps) {
  const [wasOpen] = useState(isOpen || chosen > 0);
  return (
    <Disclosure
      className={styles.group}
      open={wasOpen}
      summary={
        <span className={styles.caption}>
          {label}
          {chosen > 0 && (
            <>
              <span className={styles.chosen} aria-hidden="true">
                {chosen}
              </span>
              <VisuallyHidden> {plural(chosen, { one: '# chosen', other: '# chosen' })}</VisuallyHidden>
            </>
          )}
        </span>
      }
    >
      <div role="group" aria-label={label} className={styles.choices}>
        {children}
      </div>
    </Disclosure>
  );
}

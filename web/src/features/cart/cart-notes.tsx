import type { ReactNode } from 'react';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './cart-page.module.css';

interface CartNotesProps {
  title: string;
  /** None: nothing is shown, and the place waits for what is to be announced. */
  notes: readonly string[];
  /** What can be done about them. */
  children?: ReactNode;
}

/** Remarks on the cart as a whole, above its lines. */
export function CartNotes({ title, notes, children }: CartNotesProps) {
  return (
    <div role="alert">
      {notes.length > 0 && (
        <Callout tone="warning" title={title} className={styles.notes}>
          <Stack gap={8} align="start">
            <ul role="list">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            {children}
          </Stack>
        </Callout>
      )}
    </div>
  );
}

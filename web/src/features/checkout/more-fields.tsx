import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import styles from './checkout-page.module.css';

interface MoreFieldsProps {
  /** The button's. */
  label: string;
  /** Whether they have values. */
  isFilled: boolean;
  children: ReactNode;
}

/** Rarely needed fields, behind a button until it is clicked or one has a value. */
export function MoreFields({ label, isFilled, children }: MoreFieldsProps) {
  const [shown, setShown] = useState<'no' | 'known' | 'pressed'>('no');
  // From then on they stay, even while a user clears them.
  if (isFilled && shown === 'no') setShown('known');
  if (!isFilled && shown === 'no') {
    return (
      <Button variant="quiet" size="sm" className={styles.more} onClick={() => setShown('pressed')}>
        {label}
      </Button>
    );
  }
  return (
    <div className={styles.added} ref={shown === 'pressed' ? focusFirst : null}>
      {children}
    </div>
  );
}

/** The clicked button is gone. */
function focusFirst(fields: HTMLElement | null): void {
  fields?.querySelector<HTMLElement>('input, textarea')?.focus();
}

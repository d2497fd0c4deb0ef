import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import styles from './data-table.module.css';

interface DataRowProps extends ComponentProps<'tr'> {
  /** A click anywhere on the row follows its first link: a larger target for the mouse. */
  opensLink?: boolean;
}

/** A row of a DataTable; a card below 660 px. */
export function DataRow({ className, opensLink = false, ...rest }: DataRowProps) {
  return (
    <tr
      {...rest}
      role="row"
      className={classNames(styles.row, opensLink && styles.opens, className)}
      onClick={opensLink ? followLink : undefined}
    />
  );
}

/* Clicks the link itself, with the modifier keys of the event: Ctrl+click still opens a new tab. */
function followLink(event: MouseEvent<HTMLTableRowElement>): void {
  if (event.target instanceof Element && event.target.closest('a, button, label, input, select')) return;
  // The user is selecting text to copy.
  if (getSelection()?.type === 'Range') return;
  const { ctrlKey, metaKey, shiftKey } = event;
  event.currentTarget
    .querySelector('a')
    ?.dispatchEvent(
      new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
}

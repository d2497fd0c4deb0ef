import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  /** The maximum number of items processed at once; the others stay selected. */
  limit?: number;
  /** The buttons of the actions on all selected rows. */
  children: ReactNode;
}

/**
 * The number of selected rows, their actions, and "Clear". It is below the table, and sticks to the screen
 * while anything is selected.
 */
export function SelectionBar({ selection, limit = Infinity, children }: SelectionBarProps) {
  const count = selection.ids.length;
  const label = countLabel(selection, limit);
  const hadAny = useRef(false);

  // The button that cleared the selection disappears with the bar, or with the dialog that it opened.
  useEffect(() => {
    if (hadAny.current && count === 0) setTimeout(focusIfLost);
    hadAny.current = count > 0;
  }, [count]);

  return (
    <>
      {/* Screen readers announce a live region only if it existed before its text. */}
      <p role="status" className="visually-hidden">
        {count > 0 && label}
      </p>
      {count > 0 && (
        <section aria-label={t`Selection`} className={styles.bar} data-selection-bar data-toasts-above>
          <p className={styles.count}>{label}</p>
          <div className={styles.actions}>{children}</div>
          <Button variant="quiet" size="sm" onClick={selection.clear}>
            <Trans>Clear</Trans>
          </Button>
        </section>
      )}
    </>
  );
}

function focusIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('thead input[data-selection]')?.focus({ preventScroll: true });
}

function countLabel({ ids, hiddenCount }: Selection, limit: number): string {
  const count = ids.length;
  const selected = plural(count, { one: '# selected', other: '# selected' });
  const all = hiddenCount === 0 ? selected : t`${selected}, ${hiddenCount} of them not in this list`;
  return count > limit ? t`${all}. Only the first ${limit} at once; the others stay selected.` : all;
}

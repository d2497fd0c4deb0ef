import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Stack } from '../layout/stack.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  shown: number;
  total: number;
  /** The total with its unit: "81 products". */
  totalLabel: string;
  isLoading: boolean;
  /** The error message of the last attempt; null if it succeeded. */
  error: string | null;
  onLoad: () => void;
}

/** The number of results shown, and the button that loads the next page. */
export function LoadMore({ shown, total, totalLabel, isLoading, error, onLoad }: LoadMoreProps) {
  return (
    <Stack align="center" gap={16}>
      <p className={styles.progress}>
        <Trans>
          Showing {shown} of {totalLabel}
        </Trans>
      </p>
      <progress className={styles.bar} value={shown} max={total} aria-hidden="true" />
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button variant="outline" pending={isLoading} onClick={onLoad}>
        <Trans>Load more</Trans>
      </Button>
    </Stack>
  );
}

/**
 * Moves the focus to the first new item of a list after "Load more"; `find` returns the element by the item's
 * index. Call the returned function when the next page is requested.
 */
export function useFocusAfterLoadMore(
  count: number,
  find: (index: number) => HTMLElement | null | undefined,
): () => void {
  const firstNew = useRef<number | null>(null);

  const focusFirstNew = useEffectEvent(() => {
    const element = firstNew.current === null ? null : find(firstNew.current);
    if (!element) return;
    firstNew.current = null;
    element.focus({ preventScroll: true });
  });
  useEffect(() => focusFirstNew(), [count]);

  return () => {
    firstNew.current = count;
  };
}

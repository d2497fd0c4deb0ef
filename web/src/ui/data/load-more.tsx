import { Button } from '../actions/button.tsx';
import { Stack } from '../layout/stack.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  shown: number;
  total: number;
  /** All of them in words: "81 products". */
  totalLabel: string;
  isLoading: boolean;
  /** Why the last attempt failed, for people; null when it did not. */
  error: string | null;
  onLoad: () => void;
}

/** How far the list has come, and the button that brings the next page. */
export function LoadMore({ shown, total, totalLabel, isLoading, error, onLoad }: LoadMoreProps) {
  return (
    <Stack align="center" gap={16}>
      <p className={styles.progress}>
        Showing {shown} of {totalLabel}
      </p>
      <progress className={styles.bar} value={shown} max={total} aria-hidden="true" />
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button variant="outline" pending={isLoading} onClick={onLoad}>
        Load more
      </Button>
    </Stack>
  );
}

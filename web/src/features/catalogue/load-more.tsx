import { errorMessage } from '../../apollo/error-message.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  shown: number;
  total: number;
  isLoading: boolean;
  /** Why the last attempt failed; null when it did not. */
  error: unknown;
  onLoad: () => void;
}

/** How far the list has come, and the button that brings the next page. */
export function LoadMore({ shown, total, isLoading, error, onLoad }: LoadMoreProps) {
  return (
    <Stack align="center" gap={16}>
      <p className={styles.progress}>
        Showing {shown} of {plural(total, 'product')}
      </p>
      <progress className={styles.bar} value={shown} max={total} aria-hidden="true" />
      {error !== null && (
        <p role="alert" className={styles.error}>
          {errorMessage(error)}
        </p>
      )}
      <Button variant="outline" pending={isLoading} onClick={onLoad}>
        Load more
      </Button>
    </Stack>
  );
}

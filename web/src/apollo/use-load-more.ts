import { useState } from 'react';

type FetchMore = (options: { variables: { after: string | null | undefined } }) => Promise<unknown>;

export interface MorePages {
  load: () => Promise<void>;
  isLoading: boolean;
  /** Why the last attempt failed; null when it did not. */
  error: unknown;
}

/** Fetches the page after `endCursor` with a query's `fetchMore`, and tracks loading and failure. */
export function useLoadMore(fetchMore: FetchMore, endCursor: string | null | undefined): MorePages {
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function load(): Promise<void> {
    setLoading(true);
    setError(null);
    try {
      await fetchMore({ variables: { after: endCursor } });
    } catch (failure) {
      setError(failure);
    }
    setLoading(false);
  }

  return { load, isLoading, error };
}

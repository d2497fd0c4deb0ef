import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

interface Connection<Node> {
  nodes: readonly Node[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
  /** Only for lists that are counted up to 10,000. */
  totalCountPrecision?: 'EXACT' | 'AT_LEAST';
}

type Select<Data, Page extends Connection<unknown>> = (data: Data) => Page | null | undefined;

interface PageVariables extends OperationVariables {
  /** The page size. */
  first: number;
}

interface ListOptions {
  /**
   * Refetches a cached list while showing it, because others may have changed it. Going back to a list of
   * several pages restores all of them, and so the scroll position.
   */
  isRefetched?: boolean;
}

export interface List<Node> {
  /** The nodes loaded so far; undefined until the first page has loaded. */
  nodes: readonly Node[] | undefined;
  /** The number of results; 0 until the first page has loaded. */
  total: number;
  /** False if there are more than 10,000 results; `total` is then a lower bound. */
  isTotalExact: boolean;
  hasMore: boolean;
  /** Whether the nodes still belong to the previous variables. */
  isStale: boolean;
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
  more: MorePages;
}

interface MorePages {
  /** Loads the next page. Never rejects: `error` says why it failed. */
  load: () => Promise<void>;
  isLoading: boolean;
  /** Why the last attempt failed, or null. */
  error: unknown;
}

/** A list that loads page by page. While new variables load, the previous nodes stay. */
export function useList<Data, Variables extends PageVariables, Page extends Connection<unknown>>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  select: Select<Data, Page>,
  { isRefetched = false }: ListOptions = {},
): List<Page['nodes'][number]> & { page: Page | undefined } {
  const isRestored = useRestoredPages(query, variables, select) === JSON.stringify(variables);
  const fetchPolicy = isRefetched && !isRestored ? 'cache-and-network' : 'cache-first';
  const result = useQuery<Data, OperationVariables>(query, { variables, fetchPolicy });
  const { data, loading, error, refetch, fetchMore } = result;
  const shown = data ?? (loading ? result.previousData : undefined);
  const connection = shown === undefined ? undefined : select(shown);
  const more = useMorePages(fetchMore, connection?.pageInfo.endCursor);

  return {
    page: connection ?? undefined,
    nodes: connection?.nodes,
    total: connection?.totalCount ?? 0,
    isTotalExact: connection?.totalCountPrecision !== 'AT_LEAST',
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    isStale: data === undefined && connection !== undefined,
    loading,
    error,
    // `error` reports another failure.
    retry: () => void refetch().catch(() => undefined),
    more,
  };
}

/** The variables (as JSON) whose pages "back" restores. Refetching the first page would drop the others. */
function useRestoredPages<Data, Variables extends PageVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  select: Select<Data, Connection<unknown>>,
): string | null {
  const client = useApolloClient();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [restored] = useState(() => {
    // The same options as in `useQuery`, so that one cache read serves both.
    const options = { query, variables, optimistic: true };
    const data = isReturn ? client.readQuery<Data, OperationVariables>(options) : null;
    const isLong = data !== null && (select(data)?.nodes.length ?? 0) > variables.first;
    return isLong ? JSON.stringify(variables) : null;
  });
  return restored;
}

type FetchMore = (options: { variables: { after: string | null | undefined } }) => Promise<unknown>;

function useMorePages(fetchMore: FetchMore, endCursor: string | null | undefined): MorePages {
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function load(): Promise<void> {
    setLoading(true);
    setError(null);
    const failure = await fetchMore({ variables: { after: endCursor } }).then(
      () => null,
      (reason: unknown) => reason,
    );
    setError(failure);
    setLoading(false);
  }

  return { load, isLoading, error };
}

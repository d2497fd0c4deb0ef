import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { type MorePages, useLoadMore } from '../../../apollo/use-load-more.ts';

/** Rows per page: how many a list shows before "Load more". */
export const PAGE_SIZE = 50;

interface Connection<Node> {
  nodes: readonly Node[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
}

export interface PageList<Node> {
  /** The nodes loaded so far; undefined until the first page has loaded. */
  nodes: readonly Node[] | undefined;
  /** The total number of results. */
  total: number;
  hasMore: boolean;
  /** Whether the rows are still those of the previous search. */
  isStale: boolean;
  error: Error | undefined;
  retry: () => void;
  more: MorePages;
}

/**
 * A paginated list of the back office. Cached rows are shown at once and refetched, because shoppers change stock and
 * orders meanwhile; a new search keeps the previous rows until its own have loaded. Going back to a list of several pages
 * restores all of them, and so the scroll position.
 */
export function usePageList<Data, Variables extends OperationVariables, Node>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  select: (data: Data) => Connection<Node> | null | undefined,
): PageList<Node> {
  const kept = useKeptPages(query, variables, select);
  const fetchPolicy = kept === JSON.stringify(variables) ? 'cache-first' : 'cache-and-network';
  const result = useQuery<Data, OperationVariables>(query, { variables, fetchPolicy });
  const { loading, error, refetch, fetchMore } = result;
  const { data } = result;
  const shown = data ?? (loading ? result.previousData : undefined);
  const connection = shown === undefined ? undefined : select(shown);
  const more = useLoadMore(fetchMore, connection?.pageInfo.endCursor);
  return {
    nodes: connection?.nodes,
    total: connection?.totalCount ?? 0,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    isStale: data === undefined && connection !== undefined,
    error,
    retry: () => void refetch().catch(() => undefined),
    more,
  };
}

/* The variables whose cached pages are kept on "back"; refetching the first page would drop the others. */
function useKeptPages<Data, Variables extends OperationVariables, Node>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  select: (data: Data) => Connection<Node> | null | undefined,
): string | null {
  const client = useApolloClient();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [kept] = useState(() => {
    const data = isReturn ? client.readQuery<Data, OperationVariables>({ query, variables }) : null;
    const isLong = data !== null && (select(data)?.nodes.length ?? 0) > PAGE_SIZE;
    return isLong ? JSON.stringify(variables) : null;
  });
  return kept;
}

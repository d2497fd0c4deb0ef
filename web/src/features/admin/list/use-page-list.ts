import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { type MorePages, useLoadMore } from '../../../apollo/use-load-more.ts';

/** How many rows a list shows before "Load more". */
export const PAGE_SIZE = 50;

interface Connection<Node> {
  nodes: readonly Node[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
}

export interface PageList<Node> {
  /** What has been loaded; undefined until the first page is there. */
  nodes: readonly Node[] | undefined;
  /** How many there are in all. */
  total: number;
  hasMore: boolean;
  /** Whether the rows are still those of the former search. */
  isStale: boolean;
  error: Error | undefined;
  retry: () => void;
  more: MorePages;
}

/**
 * A list of the back office, page after page. What is in the cache is shown at once and asked for again, because
 * shoppers change stock and orders meanwhile; a new search keeps the former rows until its own are there. Who comes back
 * to a list of several pages finds all of them, and with them the place.
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

/* The variables whose pages are all kept on the way back; the answer for the first page would drop the others. */
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

import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { errorToast } from '../../../apollo/error-toast.ts';
import { MyOrdersDocument, type MyOrdersQuery, type OrderStatus } from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';

const PAGE = 10;

type Orders = NonNullable<MyOrdersQuery['viewer']>['orders'];

/** An order as it appears in lists. */
export type ListedOrder = Orders['nodes'][number];

interface MyOrders {
  /** Null until they have arrived. */
  orders: Orders | null;
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
  loadMore: () => void;
  isLoadingMore: boolean;
}

/** The shopper's orders, newest first, a page at a time: all, or those in one status. */
export function useMyOrders(status: OrderStatus | null): MyOrders {
  const { data, loading, error, refetch, fetchMore } = useQuery(MyOrdersDocument, {
    variables: { first: PAGE, status },
    // An admin may have delivered one since; the cached list is shown meanwhile.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const orders = data?.viewer?.orders ?? null;

  async function loadMore(): Promise<void> {
    if (isLoadingMore) return;
    setLoadingMore(true);
    try {
      await fetchMore({ variables: { after: orders?.pageInfo.endCursor } });
    } catch (failure) {
      showToast(errorToast('No more orders were loaded', failure, { retry: () => void loadMore() }));
    } finally {
      setLoadingMore(false);
    }
  }

  return {
    orders,
    loading,
    error,
    retry: () => void refetch().catch(() => undefined),
    loadMore: () => void loadMore(),
    isLoadingMore,
  };
}

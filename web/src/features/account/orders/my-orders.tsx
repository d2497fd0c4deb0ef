import PackageOpen from 'lucide-react/icons/package-open';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../apollo/error-message.ts';
import { paths } from '../../../app/paths.ts';
import type { OrderStatus } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './my-orders.module.css';
import { type ListedOrder, useMyOrders } from './use-my-orders.ts';

interface MyOrdersProps {
  status: OrderStatus | null;
  /** Title of the empty state: "No returns yet". */
  emptyTitle: string;
  emptyText: string;
  /** Renders the loaded orders. */
  children: (orders: readonly ListedOrder[]) => ReactNode;
}

/** Loads the shopper's orders and shows them, or an empty or error state; more on demand. */
export function MyOrders({ status, emptyTitle, emptyText, children }: MyOrdersProps) {
  const { orders, loading, error, retry, loadMore, isLoadingMore } = useMyOrders(status);
  if (!orders && error) return <ErrorState cause={errorMessage(error)} onRetry={retry} retrying={loading} />;
  if (!orders) {
    return (
      <Loading label="Loading your orders">
        <Stack gap={16}>
          <Skeleton height="112px" />
          <Skeleton height="112px" />
          <Skeleton height="112px" />
        </Stack>
      </Loading>
    );
  }
  if (orders.nodes.length === 0) {
    return (
      <EmptyState
        title={emptyTitle}
        icon={<PackageOpen size={28} aria-hidden="true" />}
        action={<ButtonLink to={paths.shop()}>Go to the shop</ButtonLink>}
      >
        {emptyText}
      </EmptyState>
    );
  }
  return (
    <Stack gap={24}>
      {children(orders.nodes)}
      <div className={styles.more}>
        <p role="status" className={styles.count}>
          Showing {orders.nodes.length} of {orders.totalCount}
        </p>
        {orders.pageInfo.hasNextPage && (
          <Button variant="outline" pending={isLoadingMore} onClick={loadMore}>
            Show more
          </Button>
        )}
      </div>
    </Stack>
  );
}

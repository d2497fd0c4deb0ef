import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import PackageOpen from 'lucide-react/icons/package-open';
import { type ReactNode, useRef } from 'react';
import { errorMessage } from '../../../apollo/error-message.ts';
import { useList } from '../../../apollo/use-list.ts';
import { paths } from '../../../navigation/paths.ts';
import { MyOrdersDocument, type MyOrdersQuery, type OrderStatus } from '../../../gql/graphql.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { LoadMore, useFocusAfterLoadMore } from '../../../ui/data/load-more.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

const PAGE_SIZE = 10;

/** An order in a list. */
export type ListedOrder = NonNullable<MyOrdersQuery['viewer']>['orders']['nodes'][number];

interface MyOrdersProps {
  status: OrderStatus | null;
  /** The heading of the empty state: "No returns yet". */
  emptyTitle: string;
  emptyText: string;
  children: (orders: readonly ListedOrder[]) => ReactNode;
}

/** Loads the shopper's orders page by page, newest first, and shows them, or an empty or error state. */
export function MyOrders({ status, emptyTitle, emptyText, children }: MyOrdersProps) {
  const variables = { first: PAGE_SIZE, status };
  // Staff may have delivered one since.
  const list = useList(MyOrdersDocument, variables, (data) => data.viewer?.orders, { isRefetched: true });
  const { nodes: orders, total, hasMore, loading, error, retry, more } = list;
  const frame = useRef<HTMLDivElement>(null);
  const focusFirstNew = useFocusAfterLoadMore(
    orders?.length ?? 0,
    (index) => frame.current?.querySelectorAll('a')[index],
  );

  if (!orders && error) return <ErrorState cause={errorMessage(error)} onRetry={retry} retrying={loading} />;
  if (!orders) {
    return (
      <Loading label={t`Loading your orders`}>
        <Stack gap={16}>
          <Skeleton height="112px" />
          <Skeleton height="112px" />
          <Skeleton height="112px" />
        </Stack>
      </Loading>
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        title={emptyTitle}
        icon={<PackageOpen size={28} aria-hidden="true" />}
        action={
          <ButtonLink to={paths.shop()}>
            <Trans>Start shopping</Trans>
          </ButtonLink>
        }
      >
        {emptyText}
      </EmptyState>
    );
  }
  return (
    <Stack gap={24}>
      <div ref={frame}>{children(orders)}</div>
      {hasMore && (
        <LoadMore
          shown={orders.length}
          total={total}
          totalLabel={plural(total, { one: '# order', other: '# orders' })}
          isLoading={more.isLoading}
          error={more.error === null ? null : errorMessage(more.error)}
          onLoad={() => {
            focusFirstNew();
            void more.load();
          }}
        />
      )}
    </Stack>
  );
}

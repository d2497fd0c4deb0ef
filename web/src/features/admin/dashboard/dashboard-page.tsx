import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { errorMessage } from '../../../apollo/error-message.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import {
  DashboardDocument,
  type DashboardQuery,
  type DashboardQueryVariables,
} from '../../../gql/graphql.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { formatOrderListSearch, statusChoices } from '../orders/table/order-list-search.ts';
import { formatProductListSearch } from '../products/table/product-list-search.ts';
import { usePermissions } from '../permissions/use-permissions.ts';
import { NoMailServer } from '../ui/no-mail-server.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import styles from './dashboard-page.module.css';
import { MetricTile } from './metric-tile.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { SalesSection } from './sales/sales-section.tsx';
import { hasTasks, ToDoList } from './to-do-list.tsx';
import { SoldOutProducts } from './sold-out-products.tsx';
import { TwoColumns } from '../ui/page/two-columns.tsx';

/**
 * The dashboard: what is to be done, counts, sales, the latest orders, and products that are sold out; of
 * these, what the role includes.
 */
export function DashboardPage() {
  const held = usePermissions();
  const parts = {
    orders: held?.includes('ORDERS_READ') ?? false,
    products: held?.includes('PRODUCTS_READ') ?? false,
    customers: held?.includes('CUSTOMERS_READ') ?? false,
  };
  const hasToDo = hasTasks(held ?? []);
  const { data, error, refetch } = useQuery(DashboardDocument, {
    variables: { ...parts, toDo: hasToDo },
    skip: held === null,
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) {
    return (
      <>
        <PageHead title={t`Dashboard`} />
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      </>
    );
  }
  const latest = parts.orders && <LatestOrders orders={data?.all?.nodes} />;
  const soldOut = parts.products && (
    <SoldOutProducts products={data?.soldOut?.nodes} total={data?.soldOut?.totalCount ?? 0} />
  );
  return (
    <>
      <PageHead title={t`Dashboard`} />
      <Stack gap={24}>
        <NoMailServer />
        {hasToDo && <ToDoList toDo={data?.toDo} held={held ?? []} />}
        <Metrics data={data} parts={parts} />
        {held?.includes('SALES_READ') && <SalesSection />}
        {latest && soldOut ? <TwoColumns main={latest} side={soldOut} /> : latest || soldOut}
      </Stack>
    </>
  );
}

function Metrics({
  data,
  parts,
}: {
  data: DashboardQuery | undefined;
  parts: Omit<DashboardQueryVariables, 'toDo'>;
}) {
  const byStatus = {
    PENDING: { label: t`Pending orders`, list: data?.pending },
    DELIVERED: { label: t`Delivered orders`, list: data?.delivered },
    CANCELLED: { label: t`Cancelled orders`, list: data?.cancelled },
    RETURNED: { label: t`Returned orders`, list: data?.returned },
  };
  return (
    <section aria-label={t`Figures`} aria-busy={!data} className={styles.figures}>
      {parts.orders && (
        <MetricTile label={t`Orders`} value={data?.all?.totalCount} to={adminPaths.orders()} />
      )}
      {parts.products && (
        <MetricTile
          label={t`Products`}
          value={data?.products?.totalCount}
          isAtLeast={data?.products?.totalCountPrecision === 'AT_LEAST'}
          to={adminPaths.products()}
        />
      )}
      {parts.customers && (
        <MetricTile label={t`Customers`} value={data?.customers?.totalCount} to={adminPaths.customers()} />
      )}
      {parts.products && (
        <MetricTile
          label={t`Sold out`}
          value={data?.soldOut?.totalCount}
          isAtLeast={data?.soldOut?.totalCountPrecision === 'AT_LEAST'}
          to={adminPaths.products() + formatProductListSearch({ stock: 'out' })}
        />
      )}
      {parts.orders &&
        statusChoices().map(({ status }) => (
          <MetricTile
            key={status}
            label={byStatus[status].label}
            value={byStatus[status].list?.totalCount}
            to={adminPaths.orders() + formatOrderListSearch({ status })}
          />
        ))}
    </section>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import type { DashboardQuery } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { OrderNumber } from '../../orders/shared/order-number.tsx';
import { OrderStatusBadge } from '../../orders/shared/order-status-badge.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import styles from '../dashboard/dashboard-list.module.css';

export function LatestOrders({ data }: { data: DashboardQuery | undefined }) {
  const orders = data?.all?.nodes;
  return (
    <Panel
      title={t`Latest orders`}
      actions={
        <TextLink to={adminPaths.orders()}>
          <Trans>All orders</Trans>
        </TextLink>
      }
      flush
    >
      {!orders && (
        <Loading label={t`Loading the latest orders`}>
          <Skeleton height="320px" />
        </Loading>
      )}
      {orders?.length === 0 && (
        <p className={styles.none}>
          <Trans>No orders yet.</Trans>
        </p>
      )}
      <ul role="list">
        {orders?.map((order) => (
          <li key={order.id} className={styles.item}>
            <span className={styles.text}>
              <OrderNumber to={adminPaths.order(order.id)} number={order.number} />
              <span className={styles.small}>
                {order.customer.fullName}, <DateTime value={order.createdAt} show="date and time" />
              </span>
            </span>
            <OrderStatusBadge status={order.status} />
            <span className={styles.amount}>{formatMoney(order.totals.total, order.currencyCode)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

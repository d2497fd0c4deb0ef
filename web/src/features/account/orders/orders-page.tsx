import { orderStatuses } from '../../orders/shared/order-status.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { OrderStatus } from '../../../gql/graphql.ts';
import { pages } from '../../../navigation/pages.ts';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import styles from '../account-page.module.css';
import { MyOrders } from './my-orders.tsx';
import { OrderRow } from './order-row.tsx';

const nothingYet = () => [t`No orders yet`, t`Your orders and their delivery status appear here.`] as const;

const { account } = pages;

export const AllOrdersPage = () => <OrdersPage title={account.orders.title()} status={null} />;
export const DeliveriesPage = () => <OrdersPage title={account.deliveries.title()} status="DELIVERED" />;
export const CancellationsPage = () => (
  <OrdersPage title={account.cancellations.title()} status="CANCELLED" />
);

interface OrdersPageProps {
  title: string;
  /** Only orders in this status; null for all. */
  status: OrderStatus | null;
  /** Shown above the orders. */
  children?: ReactNode;
}

/** The shopper's orders: all, or those in one status (specification section 4). */
export function OrdersPage({ title, status, children }: OrdersPageProps) {
  const [emptyTitle, emptyText] = status ? orderStatuses()[status].empty : nothingYet();
  return (
    <>
      <PageHeading className={styles.heading}>{title}</PageHeading>
      {children}
      <MyOrders status={status} emptyTitle={emptyTitle} emptyText={emptyText}>
        {(orders) => (
          <ul role="list" className={styles.list}>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        )}
      </MyOrders>
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../../navigation/paths.ts';
import { formatMoney } from '../../../lib/money.ts';
import { paymentMethodLabels, paymentStateLabel } from '../../orders/shared/order-labels.ts';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { OrderNumber } from '../../orders/shared/order-number.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import styles from '../account-page.module.css';
import { type ListedOrder, MyOrders } from '../orders/my-orders.tsx';

const columns = () => [
  { key: 'order', label: t`Order` },
  { key: 'date', label: t`Date` },
  { key: 'method', label: t`Method` },
  { key: 'state', label: t`State` },
  { key: 'amount', label: t`Amount`, numeric: true },
];

/** The payment method and state of each of the shopper's orders. */
export function PaymentsPage() {
  return (
    <>
      <PageHeading className={styles.heading}>
        <Trans>My Payments</Trans>
      </PageHeading>
      <MyOrders
        status={null}
        emptyTitle={t`No payments yet`}
        emptyText={t`Payments for your orders appear here.`}
      >
        {(orders) => <PaymentTable orders={orders} />}
      </MyOrders>
    </>
  );
}

function PaymentTable({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <DataTable caption={t`Payments for your orders`} columns={columns()}>
      {orders.map((order) => (
        <DataRow key={order.id}>
          <DataCell>
            <OrderNumber to={paths.account.order(order.id)} number={order.number} />
          </DataCell>
          <DataCell label={t`Date`}>
            <DateTime value={order.createdAt} />
          </DataCell>
          <DataCell label={t`Method`}>{paymentMethodLabels()[order.paymentMethod]}</DataCell>
          <DataCell label={t`State`}>{paymentStateLabel(order)}</DataCell>
          <DataCell label={t`Amount`} numeric>
            {formatMoney(order.totals.total, order.currencyCode)}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  );
}

import { paths } from '../../../navigation/paths.ts';
import { formatMoney } from '../../../lib/money.ts';
import { paymentLabels, paymentStateLabel } from '../../orders/payment-state-label.ts';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { OrderNumber } from '../../../ui/order-number.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import styles from '../account-page.module.css';
import { type ListedOrder, MyOrders } from '../orders/my-orders.tsx';

const COLUMNS = [
  { key: 'order', label: 'Order' },
  { key: 'date', label: 'Date' },
  { key: 'method', label: 'Method' },
  { key: 'state', label: 'State' },
  { key: 'amount', label: 'Amount', numeric: true },
];

/** The payment method and state of each of the shopper's orders. */
export function PaymentsPage() {
  return (
    <>
      <PageHeading className={styles.heading}>My Payments</PageHeading>
      <MyOrders status={null} emptyTitle="No payments yet" emptyText="How your orders are paid appears here.">
        {(orders) => <PaymentTable orders={orders} />}
      </MyOrders>
    </>
  );
}

function PaymentTable({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <DataTable caption="Payments of your orders" columns={COLUMNS}>
      {orders.map((order) => (
        <DataRow key={order.id}>
          <DataCell>
            <OrderNumber to={paths.account.order(order.id)} number={order.number} />
          </DataCell>
          <DataCell label="Date">
            <DateTime value={order.createdAt} />
          </DataCell>
          <DataCell label="Method">{paymentLabels.method[order.paymentMethod]}</DataCell>
          <DataCell label="State">{paymentStateLabel(order)}</DataCell>
          <DataCell label="Amount" numeric>
            {formatMoney(order.total, order.currencyCode)}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  );
}

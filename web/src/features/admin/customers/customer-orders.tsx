import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import PackageOpen from 'lucide-react/icons/package-open';
import { useList } from '../../../apollo/use-list.ts';
import { AdminCustomerOrdersDocument } from '../../../gql/graphql.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListTable, PAGE_SIZE } from '../list/list-table.tsx';
import { orderColumns, OrderRow } from '../orders/table/order-row.tsx';
import styles from './customer-orders.module.css';

/** The orders of one customer, newest first. */
export function CustomerOrders({ id }: { id: string }) {
  const list = useList(
    AdminCustomerOrdersDocument,
    { id, first: PAGE_SIZE },
    (data) => data.customer?.orders,
    { isRefetched: true },
  );
  const totalLabel = plural(list.total, { one: '# order', other: '# orders' });
  return (
    <section aria-labelledby="customer-orders">
      <div className={styles.head}>
        <h2 id="customer-orders" className={styles.title}>
          <Trans>Orders</Trans>
        </h2>
        <p className={styles.count}>{list.nodes && totalLabel}</p>
      </div>
      <ListTable
        list={list}
        caption={t`Orders of this customer`}
        loadingLabel={t`Loading orders of this customer`}
        columns={orderColumns(false)}
        empty={
          <EmptyState icon={<PackageOpen size={28} aria-hidden="true" />} title={t`No orders yet`}>
            <Trans>This customer has no orders yet.</Trans>
          </EmptyState>
        }
        totalLabel={totalLabel}
        row={(order) => <OrderRow key={order.id} order={order} />}
      />
    </section>
  );
}

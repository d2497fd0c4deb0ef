import type { Order_orderFragment } from '../../../gql/admin/graphql.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { OrderStatusBadge } from '../../../ui/order-status-badge.tsx';
import styles from './order-history.module.css';

const ACTORS = { CUSTOMER: 'by the customer', ADMIN: 'by an admin', SYSTEM: 'by the shop' } as const;

/** Every state the order was in, oldest first. */
export function OrderHistory({ history }: Pick<Order_orderFragment, 'history'>) {
  return (
    <ol role="list" className={styles.history}>
      {history.map(({ status, actor, createdAt }) => (
        <li key={`${createdAt} ${status}`} className={styles.event}>
          <OrderStatusBadge status={status} />
          <span className={styles.when}>
            <DateTime value={createdAt} show="date and time" />, {ACTORS[actor]}
          </span>
        </li>
      ))}
    </ol>
  );
}

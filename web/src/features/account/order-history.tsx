import type { OrderActor, Order_orderFragment } from '../../gql/graphql.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { OrderStatusBadge } from '../../ui/order-status-badge.tsx';
import styles from './order-page.module.css';

const ACTORS: Readonly<Record<OrderActor, string>> = {
  CUSTOMER: 'by you',
  ADMIN: 'by the shop',
  SYSTEM: 'by the shop',
};

/** Every state that the order was in, oldest first. */
export function OrderHistory({ events }: { events: Order_orderFragment['history'] }) {
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className={styles.title}>
        History
      </h2>
      <ol role="list" className={styles.history}>
        {events.map(({ status, actor, createdAt }) => (
          <li key={`${createdAt} ${status}`} className={styles.event}>
            <OrderStatusBadge status={status} />
            <span>
              <DateTime value={createdAt} show="date and time" /> {ACTORS[actor]}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import type { Order_orderFragment } from '../../../gql/admin/graphql.ts';
import { orderEvents } from '../../orders/order-events.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { PaymentStateBadge } from '../../orders/payment-state-badge.tsx';
import styles from './order-history.module.css';

/** Every status and payment state of the order, oldest first. */
export function OrderHistory({ history }: Pick<Order_orderFragment, 'history'>) {
  return (
    <ol role="list" className={styles.history}>
      {orderEvents(history).map(({ event, isOfStatus, isOfPayment }) => (
        <li key={`${event.createdAt} ${event.status} ${event.paymentState}`} className={styles.event}>
          {isOfStatus && <OrderStatusBadge status={event.status} />}
          {isOfPayment && <PaymentStateBadge state={event.paymentState} />}
          {event.paymentResolved && (
            <Badge>
              <Trans>Payment resolved</Trans>
            </Badge>
          )}
          <span className={styles.when}>
            <EventTime event={event} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** When it happened, and who did it. */
function EventTime({ event: { createdAt, actor } }: { event: Order_orderFragment['history'][number] }) {
  const time = <DateTime value={createdAt} show="date and time" />;
  if (actor === 'SYSTEM') return <Trans>{time}, by the shop</Trans>;
  return actor === 'ADMIN' ? <Trans>{time}, by an admin</Trans> : <Trans>{time}, by the customer</Trans>;
}

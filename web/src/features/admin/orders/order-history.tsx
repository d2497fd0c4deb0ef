import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Order_orderFragment } from '../../../gql/admin/graphql.ts';
import { orderEvents } from '../../orders/order-events.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { PaymentStateBadge } from '../../orders/payment-state-badge.tsx';
import styles from './order-history.module.css';

const actors = () =>
  ({ CUSTOMER: t`by the customer`, ADMIN: t`by an admin`, SYSTEM: t`by the shop` }) as const;

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
            <DateTime value={event.createdAt} show="date and time" />, {actors()[event.actor]}
          </span>
        </li>
      ))}
    </ol>
  );
}

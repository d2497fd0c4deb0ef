import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Order_orderFragment } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { orderEvents } from '../../orders/shared/order-events.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { PaymentStateBadge } from '../../orders/shared/payment-state-badge.tsx';
import { OrderStatusBadge } from '../../orders/shared/order-status-badge.tsx';
import styles from './order-page.module.css';

/** Every status and payment state of the order, oldest first. */
export function OrderHistory({
  order: { history, currencyCode },
}: {
  order: Pick<Order_orderFragment, 'history' | 'currencyCode'>;
}) {
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className={styles.title}>
        <Trans>History</Trans>
      </h2>
      <ol role="list" className={styles.history}>
        {orderEvents(history)
          .filter(isShown)
          .map(({ event, isOfStatus, isOfPayment }) => (
            <li key={`${event.createdAt} ${event.status} ${event.paymentState}`} className={styles.event}>
              {isOfStatus && <OrderStatusBadge status={event.status} />}
              {isOfPayment && <PaymentStateBadge state={event.paymentState} />}
              {event.receivedAmount != null && (
                <Badge>{t`${formatMoney(event.receivedAmount, currencyCode)} received`}</Badge>
              )}
              {event.paymentResolved && (
                <Badge>
                  <Trans>Payment resolved</Trans>
                </Badge>
              )}
              {event.addressChanged && (
                <Badge>
                  <Trans>Address changed</Trans>
                </Badge>
              )}
              <span>
                <EventTime event={event} isNamed={isOfStatus || event.addressChanged} />
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}

type Change = ReturnType<typeof orderEvents<Order_orderFragment['history'][number]>>[number];

/** Other entries, such as edits, are for staff. */
function isShown({ event, isOfStatus, isOfPayment }: Change): boolean {
  return (
    isOfStatus || isOfPayment || event.receivedAmount != null || event.paymentResolved || event.addressChanged
  );
}

interface EventTimeProps {
  event: Order_orderFragment['history'][number];
  /** Whether to show who did it. */
  isNamed: boolean;
}

/** When the event happened, and who caused it. */
function EventTime({ event: { createdAt, actor }, isNamed }: EventTimeProps) {
  const time = <DateTime value={createdAt} show="date and time" />;
  if (!isNamed) return time;
  return actor === 'CUSTOMER' ? <Trans>{time} by you</Trans> : <Trans>{time} by the shop</Trans>;
}

import { useQuery } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../../apollo/error-message.ts';
import {
  type Order_orderFragment,
  type OrderComments_orderFragment,
  OrderCommentsDocument,
} from '../../../gql/admin/graphql.ts';
import { type OrderEventChange, orderEvents } from '../../orders/order-events.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { PaymentStateBadge } from '../../orders/payment-state-badge.tsx';
import styles from './order-history.module.css';

type Event = Order_orderFragment['history'][number];
type Comment = OrderComments_orderFragment['comments'][number];

/** What happened to the order, oldest first: every status and payment state, and what staff noted between them. */
export function OrderHistory({
  order: { id, history },
}: {
  order: Pick<Order_orderFragment, 'id' | 'history'>;
}) {
  const { data, error, refetch } = useQuery(OrderCommentsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const events = orderEvents(history).map((change) => ({ at: change.event.createdAt, change }));
  const comments = (data?.order?.comments ?? []).map((comment) => ({ at: comment.createdAt, comment }));
  const entries = [...events, ...comments].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  return (
    <>
      <ol role="list" className={styles.history}>
        {entries.map((entry) =>
          'comment' in entry ? (
            <CommentEntry key={entry.comment.id} comment={entry.comment} />
          ) : (
            <EventEntry
              key={`${entry.at} ${entry.change.event.status} ${entry.change.event.paymentState}`}
              change={entry.change}
            />
          ),
        )}
      </ol>
      {error && !data && (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </>
  );
}

function EventEntry({ change: { event, isOfStatus, isOfPayment } }: { change: OrderEventChange<Event> }) {
  return (
    <li className={styles.event}>
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
  );
}

function CommentEntry({ comment: { text, authorName, createdAt } }: { comment: Comment }) {
  const time = <DateTime value={createdAt} show="date and time" />;
  return (
    <li>
      <p className={styles.comment}>{text}</p>
      <span className={styles.when}>
        <Trans>
          {time}, by {authorName}
        </Trans>
      </span>
    </li>
  );
}

/** When it happened, and who did it. */
function EventTime({ event: { createdAt, actor } }: { event: Event }) {
  const time = <DateTime value={createdAt} show="date and time" />;
  if (actor === 'SYSTEM') return <Trans>{time}, by the shop</Trans>;
  return actor === 'ADMIN' ? <Trans>{time}, by an admin</Trans> : <Trans>{time}, by the customer</Trans>;
}

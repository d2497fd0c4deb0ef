import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import {
  type ManualPrices_pricesFragment,
  type OrderActor,
  OrderCommentsDocument,
  type OrderEdit_editFragment,
  OrderEditsDocument,
  type Order_orderFragment,
} from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { type OrderEventChange, orderEvents } from '../../../orders/shared/order-events.ts';
import { orderLineLabel } from '../../../orders/shared/order-labels.ts';
import { Tracking } from '../../../orders/shared/shipment-list.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { OrderStatusBadge } from '../../../orders/shared/order-status-badge.tsx';
import { ReturnStateBadge } from '../../../orders/shared/returns/return-state-badge.tsx';
import { PaymentStateBadge } from '../../../orders/shared/payment-state-badge.tsx';
import { manualDiscountLabel } from '../drafts/manual-discount.ts';
import { Remark } from '../../ui/remark.tsx';
import { RefundStateBadge } from '../refunds/refund-state-badge.tsx';
import styles from './order-history.module.css';

type Order = Pick<
  Order_orderFragment,
  'id' | 'history' | 'shipments' | 'refunds' | 'returns' | 'currencyCode'
>;
type Event = Order['history'][number];
type Shipment = Order['shipments'][number];
type Refund = Order['refunds'][number];
type ReturnStep = Order['returns'][number]['history'][number];

/** The order's history, oldest first: status and payment changes, parcels, refunds, returns and comments. */
export function OrderHistory({ order }: { order: Order }) {
  const { data, error, refetch } = useQuery(OrderCommentsDocument, {
    variables: { id: order.id },
    fetchPolicy: 'cache-and-network',
  });
  const edits = useOrderEdits(order);
  const entries = [
    ...orderEvents(order.history).map((change, index) => ({
      at: change.event.createdAt,
      key: `${change.event.createdAt} ${change.event.status} ${change.event.paymentState}`,
      content: (
        <EventEntry
          change={change}
          edit={edits?.[index]?.edit ?? null}
          prices={edits?.[index]?.manualPrices ?? null}
          currency={order.currencyCode}
        />
      ),
    })),
    ...order.shipments.map((shipment) => ({
      at: shipment.createdAt,
      key: shipment.id,
      content: <ShipmentEntry shipment={shipment} />,
    })),
    ...order.refunds.map((refund) => ({
      at: refund.createdAt,
      key: refund.id,
      content: <RefundEntry refund={refund} currency={order.currencyCode} />,
    })),
    ...order.returns.flatMap(({ id, number, history }) =>
      history.map((step, index) => ({
        at: step.createdAt,
        key: `${id} ${index}`,
        content: <ReturnEntry number={number} step={step} />,
      })),
    ),
    ...(data?.order?.comments ?? []).map((comment) => ({
      at: comment.createdAt,
      key: comment.id,
      content: <Remark {...comment} />,
    })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <>
      <ol role="list" className={styles.history}>
        {entries.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ol>
      {error && !data && (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </>
  );
}

/** The edits of the events, by position; undefined while they load. They are read with each change. */
function useOrderEdits({ id, history }: Pick<Order, 'id' | 'history'>) {
  const { data, refetch } = useQuery(OrderEditsDocument, {
    variables: { id },
    // The cache has the history without them.
    fetchPolicy: 'no-cache',
  });
  const eventsRead = useRef(history.length);
  useEffect(() => {
    if (eventsRead.current === history.length) return;
    eventsRead.current = history.length;
    void refetch().catch(() => undefined);
  }, [history.length, refetch]);
  return data?.order?.history;
}

interface EventEntryProps {
  change: OrderEventChange<Event>;
  edit: OrderEdit_editFragment | null;
  /** What staff set in the draft of the order, when it was placed. */
  prices: ManualPrices_pricesFragment | null;
  currency: string;
}

function EventEntry({ change, edit, prices, currency }: EventEntryProps) {
  const { event, isOfStatus, isOfPayment } = change;
  return (
    <div className={styles.event}>
      {isOfStatus && <OrderStatusBadge status={event.status} />}
      {isOfPayment && <PaymentStateBadge state={event.paymentState} />}
      {event.receivedAmount != null && (
        <Badge>{t`${formatMoney(event.receivedAmount, currency)} received`}</Badge>
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
      {event.repricing && (
        <span
          className={styles.lines}
        >{t`would cost ${formatMoney(event.repricing.total, currency)} there`}</span>
      )}
      {edit && (
        <Badge>
          <Trans>Order edited</Trans>
        </Badge>
      )}
      {edit &&
        changesOf(edit, currency).map((change) => (
          <span key={change} className={styles.lines}>
            {change}
          </span>
        ))}
      {prices &&
        pricesSet(prices, currency).map((sentence, index) => (
          <span key={index} className={styles.lines}>
            {sentence}
          </span>
        ))}
      <When {...event} />
    </div>
  );
}

/** What staff set in a draft, and who, in a sentence each. */
function pricesSet({ staffName, lines, discount }: ManualPrices_pricesFragment, currency: string): string[] {
  const money = (amount: number) => formatMoney(amount, currency);
  return [
    t`Prices set by ${staffName}`,
    ...lines.flatMap((line) => {
      const label = [line.title, ...line.options].join(' · ');
      const { unitPrice, shopPrice } = line;
      return [
        ...(unitPrice === shopPrice ? [] : [t`${label}: ${money(unitPrice)} instead of ${money(shopPrice)}`]),
        ...(line.discount ? [t`${label}: ${manualDiscountLabel(line.discount, currency)}`] : []),
      ];
    }),
    ...(discount ? [t`All products: ${manualDiscountLabel(discount, currency)}`] : []),
  ];
}

/** What an edit changed, in a sentence each. */
function changesOf(edit: OrderEdit_editFragment, currency: string): string[] {
  const money = (amount: number) => formatMoney(amount, currency);
  const { previousDeliveryMethod, newDeliveryMethod, newDiscount, discountReason, note } = edit;
  const changes = edit.lines.map(({ title, options, previousQuantity, newQuantity }) => {
    const label = [title, ...options].join(' · ');
    if (previousQuantity === 0) return t`${label}: ${newQuantity} added`;
    if (newQuantity === 0) return t`${label}: removed (${previousQuantity})`;
    return t`${label}: ${newQuantity} instead of ${previousQuantity}`;
  });
  if (newDeliveryMethod !== previousDeliveryMethod && newDeliveryMethod)
    changes.push(t`Delivery: ${newDeliveryMethod}`);
  if (discountReason && newDiscount > 0)
    changes.push(t`Discount of ${money(newDiscount)}: ${discountReason}`);
  if (edit.newTotal !== edit.previousTotal)
    changes.push(t`Total: ${money(edit.newTotal)} instead of ${money(edit.previousTotal)}`);
  if (note) changes.push(note);
  return changes;
}

function ShipmentEntry({ shipment }: { shipment: Shipment }) {
  const count = shipment.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={styles.event}>
      <Badge>{plural(count, { one: '# item shipped', other: '# items shipped' })}</Badge>
      <Tracking shipment={shipment} />
      <When createdAt={shipment.createdAt} actor="ADMIN" staffName={shipment.staffName} />
    </div>
  );
}

function RefundEntry({ refund, currency }: { refund: Refund; currency: string }) {
  const amount = formatMoney(refund.amount, currency);
  const lines = refund.lines.map(({ line, quantity }) => t`${quantity} × ${orderLineLabel(line)}`);
  return (
    <div className={styles.event}>
      <Badge>
        <Trans>Refund of {amount}</Trans>
      </Badge>
      <RefundStateBadge state={refund.state} isExchange={refund.isExchange} />
      {lines.length > 0 && <span className={styles.lines}>{lines.join(', ')}</span>}
      {refund.reason && <span className={styles.lines}>{refund.reason}</span>}
      <When {...refund} />
    </div>
  );
}

function ReturnEntry({ number, step }: { number: string; step: ReturnStep }) {
  return (
    <div className={styles.event}>
      <Badge>
        <Trans>Return {number}</Trans>
      </Badge>
      <ReturnStateBadge state={step.state} />
      {step.text && <span className={styles.lines}>{step.text}</span>}
      <When {...step} />
    </div>
  );
}

interface WhenProps {
  createdAt: string;
  actor: OrderActor;
  staffName?: string | null;
}

/** When it happened, and who did it. */
function When({ createdAt, actor, staffName }: WhenProps) {
  const time = <DateTime value={createdAt} show="date and time" />;
  return (
    <span className={styles.when}>
      {actor === 'SYSTEM' ? (
        <Trans>{time}, by the shop</Trans>
      ) : actor === 'CUSTOMER' ? (
        <Trans>{time}, by the customer</Trans>
      ) : actor === 'API_KEY' ? (
        <Trans>
          {time}, by the API key “{staffName}”
        </Trans>
      ) : staffName ? (
        <Trans>
          {time}, by {staffName}
        </Trans>
      ) : (
        <Trans>{time}, by an admin</Trans>
      )}
    </span>
  );
}

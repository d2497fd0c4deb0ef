import { useApolloClient, useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  CartDocument,
  ConfirmLinkedPaymentDocument,
  ConfirmPaymentDocument,
  type Order_orderFragment,
} from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { useOrderReference } from '../guest/order-link.ts';
import { PayNow } from './pay-now.tsx';

/** First and longest pause between two checks, in ms; pauses grow. */
const FIRST_PAUSE_MS = 1500;

const MAX_PAUSE_MS = 30_000;

/** How the shopper came back from the payment provider; null if they did not come from there. */
type Outcome = 'done' | 'cancelled' | null;

/**
 * The state of a card payment, with the button to pay. It reports only what the server has confirmed: the
 * return URL proves nothing.
 */
export function PaymentBanner({ order }: { order: Order_orderFragment }) {
  const outcome = outcomeOf(useSearchParams()[0]);
  const takesCards = useShop()?.cardPayment.available ?? false;
  const { nextPaymentAction, paymentState } = order;
  // The rest of an order that was paid by transfer in part may be paid by card.
  const isRest = paymentState === 'PARTIALLY_PAID' && nextPaymentAction === 'TRANSFER' && takesCards;
  const isWaiting = nextPaymentAction === 'PAY' || isRest;
  usePaymentCheck(order.id, isWaiting && outcome === 'done');
  useCartAfter(isWaiting);
  return <div role="status">{isWaiting ? unpaidText(order, outcome) : outcome && outcomeText(order)}</div>;
}

function outcomeOf(search: URLSearchParams): Outcome {
  const outcome = search.get('payment');
  return outcome === 'done' || outcome === 'cancelled' ? outcome : null;
}

function unpaidText(order: Order_orderFragment, outcome: Outcome): ReactNode {
  const { paymentDueAt } = order;
  if (outcome === 'done') {
    return (
      <Callout title={t`We are checking your payment …`}>
        <p>
          <Trans>
            This takes a moment, and the page updates automatically. If you have not paid yet, you can pay
            now.
          </Trans>
        </p>
        <PayNow order={order} variant="outline" />
      </Callout>
    );
  }
  if (order.paymentState === 'PARTIALLY_PAID') {
    const amount = formatMoney(order.outstandingAmount, order.currencyCode);
    return (
      <Callout tone="warning" title={t`Still to pay: ${amount}`}>
        <p>
          <Trans>You can pay the rest of this order by card.</Trans>
        </p>
        <PayNow order={order} />
      </Callout>
    );
  }
  return (
    <Callout tone="warning" title={t`You have not paid yet`}>
      <p>
        {paymentDueAt ? (
          <Trans>
            Your card was not charged. We’ll hold your order until{' '}
            <DateTime value={paymentDueAt} show="date and time" />.
          </Trans>
        ) : (
          <Trans>Your card was not charged.</Trans>
        )}
      </p>
      <PayNow order={order} />
    </Callout>
  );
}

function outcomeText(order: Order_orderFragment): ReactNode {
  const { paymentState, nextPaymentAction, requiresShipping, status } = order;
  if (paymentState === 'PAID' && nextPaymentAction === 'NONE') {
    return (
      <Callout tone="success" title={t`Thank you! Your order is paid.`}>
        {requiresShipping && (
          <p>
            <Trans>We’ll ship it as soon as we can.</Trans>
          </p>
        )}
      </Callout>
    );
  }
  if (nextPaymentAction === 'PROCESSING') {
    return (
      <Callout title={t`Thank you! Your payment is on its way.`}>
        <p>
          <Trans>Your bank will confirm it within a few days. We’ll hold your order until then.</Trans>
        </p>
      </Callout>
    );
  }
  if (status !== 'CANCELLED' || paymentState !== 'UNPAID') return null;
  return (
    <Callout tone="warning" title={t`This order was cancelled`}>
      <p>
        <Trans>It was not paid in time. If you did pay, we’ll refund you.</Trans>
      </p>
    </Callout>
  );
}

/** When the order is paid or cancelled, the cart changes with it. */
function useCartAfter(isWaiting: boolean): void {
  const client = useApolloClient();
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) void client.refetchQueries({ include: [CartDocument] });
    wasWaiting.current = isWaiting;
  }, [client, isWaiting]);
}

/** While the payment is pending, makes the server check it with the provider, at once and then repeatedly. */
function usePaymentCheck(orderId: string, isWaiting: boolean): void {
  const { isLinked, id } = useOrderReference(orderId);
  const [confirm] = useMutation(isLinked ? ConfirmLinkedPaymentDocument : ConfirmPaymentDocument);

  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function check(pause: number): Promise<void> {
      // A failed check needs no message: the next one follows.
      await confirm({ variables: { id } }).catch(() => undefined);
      if (!isOver) timer = setTimeout(() => void check(Math.min(pause * 1.5, MAX_PAUSE_MS)), pause);
    }
    void check(FIRST_PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [confirm, id, isWaiting]);
}

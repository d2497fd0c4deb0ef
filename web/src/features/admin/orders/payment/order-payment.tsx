import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import {
  AdminOrderDocument,
  type NextPaymentAction,
  type Order_orderFragment,
} from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { paymentMethodLabels, paymentStateLabel } from '../../../orders/shared/order-labels.ts';
import { usePermission } from '../../permissions/use-permissions.ts';
import { DetailList } from '../../ui/page/detail-list.tsx';
import { type RefundParts, refundPartsOf } from '../refunds/refund-parts.ts';
import { ReceivedPayments } from './received-payments.tsx';
import styles from './order-payment.module.css';
import { ReceivePart } from './receive-part.tsx';
import { useOrderPayment } from './use-order-payment.ts';

const POLL_INTERVAL_MS = 3000;

const steps = (): Record<NextPaymentAction, string | null> => ({
  NONE: null,
  COLLECT: t`To be collected on delivery`,
  TRANSFER: t`Waiting for the transfer`,
  PAY: t`Waiting for the card payment`,
  PROCESSING: t`Processing; the provider will confirm it`,
  REFUND: t`To be refunded`,
  REFUNDING: t`Being refunded to the card`,
  CHECK: t`Needs review`,
});

interface OrderPaymentProps {
  order: Order_orderFragment;
  currency: string;
}

/** The order's payment, its next step, and the actions on it. */
export function OrderPayment({ order, currency }: OrderPaymentProps) {
  const [confirming, setConfirming] = useState<'receive' | 'refund' | null>(null);
  const { receive, confirm, refund, isSaving } = useOrderPayment(order);
  useRefundPolling(order);
  const mayChange = usePermission('ORDERS_WRITE');
  const mayRefund = usePermission('ORDERS_REFUND');
  const isPartial = order.paymentState === 'PARTIALLY_PAID';
  const isAwaited = isPartial || (order.paymentMethod === 'BANK' && order.paymentState === 'UNPAID');
  const isReceivable = mayChange && isAwaited && !order.importedFrom;
  // Otherwise an order paid on delivery never expires by itself.
  const isUnconfirmed = order.nextPaymentAction === 'COLLECT' && order.paymentDueAt != null;
  const isRefundable = mayRefund && order.refundable;
  const close = () => !isSaving && setConfirming(null);
  // Also of a closed order, which is no longer outstanding.
  const amount = formatMoney(order.totals.total - order.paidAmount, currency);
  // Read again after each payment.
  const received = <ReceivedPayments key={order.paidAmount} orderId={order.id} currency={currency} />;
  const hasFailedRefund = order.refunds.some(({ state }) => state === 'FAILED');
  const rest = formatMoney(order.refundableAmount, currency);
  // What the provider rejected is requested from it again.
  const parts = hasFailedRefund ? { byCard: 0, byHand: 0 } : refundPartsOf(order, order.refundableAmount);
  return (
    <>
      <DetailList
        details={[
          [t`Method`, paymentMethodLabels()[order.paymentMethod]],
          [t`State`, paymentStateLabel(order)],
          [t`Still to pay`, isPartial ? formatMoney(order.outstandingAmount, currency) : null],
          [t`Received`, order.paidAmount > 0 ? received : null],
          [t`Next`, steps()[order.nextPaymentAction]],
          [t`Reference`, order.paymentReference],
          [
            isUnconfirmed ? t`Cancelled automatically` : t`Due`,
            order.paymentDueAt && <DateTime value={order.paymentDueAt} show="date and time" />,
          ],
        ]}
      />
      <div className={styles.actions}>
        {order.nextPaymentAction === 'CHECK' && (
          <Callout tone="danger" title={t`Please review this payment`}>
            <Trans>
              It does not match the order, or could not be refunded. See the payment provider’s dashboard for
              details.
            </Trans>
          </Callout>
        )}
        {mayRefund && <ResolvePayment order={order} />}
        {isUnconfirmed && <Unconfirmed mayConfirm={mayChange} isSaving={isSaving} onConfirm={confirm} />}
        {isReceivable && (
          <>
            <Button block onClick={() => setConfirming('receive')}>
              <Trans>Mark as received</Trans>
            </Button>
            <ReceivePart order={order} />
          </>
        )}
        {isRefundable && (
          <Button block variant="danger" onClick={() => setConfirming('refund')}>
            {hasFailedRefund ? <Trans>Try the refund again</Trans> : <Trans>Refund</Trans>}
          </Button>
        )}
      </div>
      <AlertDialog
        open={confirming === 'receive'}
        onOpenChange={close}
        title={t`${amount} received?`}
        description={t`First compare the amount and the reference ${order.paymentReference ?? ''} with your bank statement. The order will be marked as paid, and only a refund can reverse that.`}
        cancelLabel={t`Not yet`}
        confirmLabel={t`Yes, received`}
        pending={isSaving}
        onConfirm={() => void receive().then(() => setConfirming(null))}
        finalFocus={() => (isReceivable ? null : document.querySelector('h1'))}
      />
      <AlertDialog
        open={confirming === 'refund'}
        onOpenChange={close}
        title={hasFailedRefund ? t`Try the refund again?` : t`Refund ${rest}?`}
        description={refundDescription(parts, currency)}
        cancelLabel={t`Don’t refund`}
        confirmLabel={parts.byHand === 0 ? t`Refund` : t`Record refund`}
        danger
        pending={isSaving}
        onConfirm={() => void refund().then(() => setConfirming(null))}
        finalFocus={() => (isRefundable ? null : document.querySelector('h1'))}
      />
    </>
  );
}

function refundDescription({ byCard, byHand }: RefundParts, currency: string): string {
  if (byHand === 0)
    return t`The customer’s card is refunded. This can’t be undone. The order status does not change.`;
  if (byCard === 0)
    return t`Refund the customer first: this only records the refund. The order status does not change.`;
  return t`First pay ${formatMoney(byHand, currency)} back by hand, which this only records. ${formatMoney(byCard, currency)} goes back to the customer’s card. This can’t be undone. The order status does not change.`;
}

interface UnconfirmedProps {
  mayConfirm: boolean;
  isSaving: boolean;
  onConfirm: () => Promise<unknown>;
}

/** Confirms an order with an unconfirmed email, so that it does not expire. */
function Unconfirmed({ mayConfirm, isSaving, onConfirm }: UnconfirmedProps) {
  return (
    <>
      <p>
        <Trans>
          The customer’s email address is not verified. The order is kept if you ship or confirm it, or if the
          customer confirms it with the link in their email.
        </Trans>
      </p>
      {mayConfirm && (
        <Button block variant="outline" pending={isSaving} onClick={() => void onConfirm()}>
          <Trans>Confirm order</Trans>
        </Button>
      )}
    </>
  );
}

/** Marks a payment that does not match its order as resolved with the provider. */
function ResolvePayment({ order }: { order: Order_orderFragment }) {
  const [isConfirming, setConfirming] = useState(false);
  const { resolve, isSaving } = useOrderPayment(order);
  return (
    <>
      {order.hasPaymentMismatch && (
        <Button block variant="outline" onClick={() => setConfirming(true)}>
          <Trans>Mark as resolved</Trans>
        </Button>
      )}
      <AlertDialog
        open={isConfirming}
        onOpenChange={() => !isSaving && setConfirming(false)}
        title={t`Mark payment as resolved?`}
        description={t`First settle it in the payment provider’s dashboard, usually with a refund. This moves no money: it only records in the history that an admin has resolved it. A waiting order can then be paid again.`}
        cancelLabel={t`Not yet`}
        confirmLabel={t`Yes, resolved`}
        pending={isSaving}
        onConfirm={() => void resolve().then(() => setConfirming(false))}
        finalFocus={() => (order.hasPaymentMismatch ? null : document.querySelector('h1'))}
      />
    </>
  );
}

/** Polls while a refund is pending. */
function useRefundPolling({ id, nextPaymentAction }: Order_orderFragment): void {
  useQuery(AdminOrderDocument, {
    variables: { id },
    skip: nextPaymentAction !== 'REFUNDING',
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    pollInterval: POLL_INTERVAL_MS,
  });
}

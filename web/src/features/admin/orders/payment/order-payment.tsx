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
import styles from './order-payment.module.css';
import { useOrderPayment } from './use-order-payment.ts';

const POLL_INTERVAL_MS = 3000;

const steps = (): Record<NextPaymentAction, string | null> => ({
  NONE: null,
  COLLECT: t`To be collected on delivery`,
  TRANSFER: t`Waiting for the transfer`,
  PAY: t`Waiting for the card payment`,
  PROCESSING: t`On its way; the provider will confirm it`,
  REFUND: t`To be refunded`,
  REFUNDING: t`On its way back to the card`,
  CHECK: t`To be looked into`,
});

interface OrderPaymentProps {
  order: Order_orderFragment;
  currency: string;
}

/** The order's payment, its next step, and what an admin can do about it. */
export function OrderPayment({ order, currency }: OrderPaymentProps) {
  const [confirming, setConfirming] = useState<'receive' | 'refund' | null>(null);
  const { receive, confirm, refund, isSaving } = useOrderPayment(order);
  useRefundPolling(order);
  const mayChange = usePermission('ORDERS_WRITE');
  const mayRefund = usePermission('ORDERS_REFUND');
  const isReceivable = mayChange && order.paymentMethod === 'BANK' && order.paymentState === 'UNPAID';
  // Otherwise what is paid on delivery never ends by itself.
  const isUnconfirmed = order.nextPaymentAction === 'COLLECT' && order.paymentDueAt != null;
  const isRefundable = mayRefund && order.refundable;
  const close = () => !isSaving && setConfirming(null);
  const amount = formatMoney(order.totals.total, currency);
  const hasFailedRefund = order.refunds.some(({ state }) => state === 'FAILED');
  const rest = formatMoney(order.refundableAmount, currency);
  return (
    <>
      <DetailList
        details={[
          [t`Method`, paymentMethodLabels()[order.paymentMethod]],
          [t`State`, paymentStateLabel(order)],
          [t`Next`, steps()[order.nextPaymentAction]],
          [t`Reference`, order.paymentReference],
          [
            isUnconfirmed ? t`Cancelled by itself` : t`Due`,
            order.paymentDueAt && <DateTime value={order.paymentDueAt} show="date and time" />,
          ],
        ]}
      />
      <div className={styles.actions}>
        {order.nextPaymentAction === 'CHECK' && (
          <Callout tone="danger" title={t`Please look into this payment`}>
            <Trans>It does not fit the order, or could not be refunded. The provider’s pages say more.</Trans>
          </Callout>
        )}
        {mayRefund && <ResolvePayment order={order} />}
        {isUnconfirmed && <Unconfirmed mayConfirm={mayChange} isSaving={isSaving} onConfirm={confirm} />}
        {isReceivable && (
          <Button block onClick={() => setConfirming('receive')}>
            <Trans>Mark as received</Trans>
          </Button>
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
        description={t`Please compare amount and reference ${order.paymentReference ?? ''} with the bank statement first: the order counts as paid then, and only a refund takes that back.`}
        cancelLabel={t`Not yet`}
        confirmLabel={t`It is there`}
        pending={isSaving}
        onConfirm={() => void receive().then(() => setConfirming(null))}
        finalFocus={() => (isReceivable ? null : document.querySelector('h1'))}
      />
      <AlertDialog
        open={confirming === 'refund'}
        onOpenChange={close}
        title={hasFailedRefund ? t`Try the refund again?` : t`Refund ${rest}?`}
        description={
          order.paymentMethod === 'CARD'
            ? t`The money goes back to the customer’s card. This can’t be undone. The status of the order stays as it is.`
            : t`Pay the money back first: this only notes that you have done it. The status of the order stays as it is.`
        }
        cancelLabel={t`Keep the money`}
        confirmLabel={order.paymentMethod === 'CARD' ? t`Refund` : t`It is paid back`}
        danger
        pending={isSaving}
        onConfirm={() => void refund().then(() => setConfirming(null))}
        finalFocus={() => (isRefundable ? null : document.querySelector('h1'))}
      />
    </>
  );
}

interface UnconfirmedProps {
  mayConfirm: boolean;
  isSaving: boolean;
  onConfirm: () => Promise<unknown>;
}

/** What keeps an order from being cancelled whose customer's email is not confirmed. */
function Unconfirmed({ mayConfirm, isSaving, onConfirm }: UnconfirmedProps) {
  return (
    <>
      <p>
        <Trans>
          Nobody knows whether the email of this order is its customer’s. It stays if you send or confirm it,
          or they do by the link in their email.
        </Trans>
      </p>
      {mayConfirm && (
        <Button block variant="outline" pending={isSaving} onClick={() => void onConfirm()}>
          <Trans>Confirm the order</Trans>
        </Button>
      )}
    </>
  );
}

/** Lets an admin mark a payment that does not match its order as resolved with the provider. */
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
        title={t`Payment resolved?`}
        description={t`Please settle it on the provider’s pages first, as a rule by a refund. This moves no money: it notes in the history that an admin has resolved it. An order that still waits can then be paid again.`}
        cancelLabel={t`Not yet`}
        confirmLabel={t`It is resolved`}
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

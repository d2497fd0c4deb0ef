import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  ConfirmOrderDocument,
  type Order_orderFragment,
  ReceivePaymentDocument,
  RefundOrderDocument,
  ResolvePaymentDocument,
} from '../../../../gql/graphql.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';

/** Actions on an order's payment, with their toasts. */
export function useOrderPayment({ id, number, paymentMethod, refundableByCard }: Order_orderFragment) {
  // What the provider rejected before is no longer refundable.
  const isByCard = refundableByCard > 0 || paymentMethod === 'CARD';
  const [receive, isReceiving] = useAction(ReceivePaymentDocument, {
    result: (payload) => payload.order,
    failure: t`Payment not recorded`,
    onDone: () => notify(t`Payment received`),
  });
  const [confirm, isConfirming] = useAction(ConfirmOrderDocument, {
    result: (payload) => payload.order,
    failure: t`Order not confirmed`,
    onDone: () => notify(t`Order confirmed`),
  });
  const [refund, isRefunding] = useAction(RefundOrderDocument, {
    result: (payload) => payload.order,
    failure: t`Nothing refunded`,
    onDone: () => notify(isByCard ? t`Refund requested` : t`Refund recorded`),
  });
  const [resolve, isResolving] = useAction(ResolvePaymentDocument, {
    result: (payload) => payload.order,
    failure: t`Payment not recorded`,
    onDone: () => notify(t`Payment resolved`),
  });

  function notify(title: string): void {
    showToast({ tone: 'success', title, details: [t`Order ${number}`] });
  }

  return {
    receive: () => receive({ id }),
    confirm: () => confirm({ id }),
    refund: () => refund({ id }),
    resolve: () => resolve({ id }),
    isSaving: isReceiving || isConfirming || isRefunding || isResolving,
  };
}

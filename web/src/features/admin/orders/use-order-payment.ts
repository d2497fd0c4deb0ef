import { useAction } from '../../../apollo/use-action.ts';
import {
  type Order_orderFragment,
  ReceivePaymentDocument,
  RefundOrderDocument,
  ResolvePaymentDocument,
} from '../../../gql/admin/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';

/** An admin's actions on an order's payment, and their toasts. */
export function useOrderPayment({ id, number, paymentMethod }: Order_orderFragment) {
  const [receive, isReceiving] = useAction(ReceivePaymentDocument, {
    result: (payload) => payload.order,
    failure: 'Payment not noted',
    onDone: () => notify('Payment received'),
  });
  const [refund, isRefunding] = useAction(RefundOrderDocument, {
    result: (payload) => payload.order,
    failure: 'Nothing refunded',
    onDone: () => notify(paymentMethod === 'CARD' ? 'Refund requested' : 'Refund noted'),
  });
  const [resolve, isResolving] = useAction(ResolvePaymentDocument, {
    result: (payload) => payload.order,
    failure: 'Payment not noted',
    onDone: () => notify('Payment resolved'),
  });

  function notify(title: string): void {
    showToast({ tone: 'success', title, details: [`Order ${number}`] });
  }

  return {
    receive: () => receive({ id }),
    refund: () => refund({ id }),
    resolve: () => resolve({ id }),
    isSaving: isReceiving || isRefunding || isResolving,
  };
}

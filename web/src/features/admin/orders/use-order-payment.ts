import { useMutation } from '@apollo/client/react';
import { userErrorMessages } from '../../../apollo/error-message.ts';
import {
  type Order_orderFragment,
  ReceivePaymentDocument,
  RefundOrderDocument,
  ResolvePaymentDocument,
} from '../../../gql/admin/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { showErrorToast, showUserErrorToast } from '../ui/action-toasts.ts';

interface Payload {
  order?: object | null;
  userErrors: { message: string }[];
}

/** An admin's actions on an order's payment, and their toasts. */
export function useOrderPayment({ id, number, paymentMethod }: Order_orderFragment) {
  const [receivePayment, receiving] = useMutation(ReceivePaymentDocument);
  const [refundOrder, refunding] = useMutation(RefundOrderDocument);
  const [resolvePayment, resolving] = useMutation(ResolvePaymentDocument);

  async function say(title: string, failure: string, act: () => Promise<Payload | undefined>): Promise<void> {
    try {
      const payload = await act();
      if (payload?.order) return showToast({ tone: 'success', title, details: [`Order ${number}`] });
      showUserErrorToast(failure, userErrorMessages(payload));
    } catch (error) {
      showErrorToast(failure, error, () => void say(title, failure, act));
    }
  }

  return {
    receive: () =>
      say('Payment received', 'Payment not noted', async () => {
        const { data } = await receivePayment({ variables: { id } });
        return data?.orderPaymentReceive;
      }),
    refund: () =>
      say(paymentMethod === 'CARD' ? 'Refund requested' : 'Refund noted', 'Nothing refunded', async () => {
        const { data } = await refundOrder({ variables: { id } });
        return data?.orderRefund;
      }),
    resolve: () =>
      say('Payment resolved', 'Payment not noted', async () => {
        const { data } = await resolvePayment({ variables: { id } });
        return data?.orderPaymentResolve;
      }),
    isSaving: receiving.loading || refunding.loading || resolving.loading,
  };
}

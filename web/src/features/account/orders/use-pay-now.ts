import { useMutation } from '@apollo/client/react';
import { errorToast } from '../../../apollo/error-toast.ts';
import { RetryPaymentDocument } from '../../../gql/graphql.ts';
import { useLeaving } from '../../../lib/use-leaving.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';

const FAILED = 'You can’t pay just now';

/** Leaves for the page on which the order is paid. When it is paid already, the order on the screen says so. */
export function usePayNow(orderId: string) {
  const [mutate, { loading }] = useMutation(RetryPaymentDocument);
  const { isLeaving, leaveFor } = useLeaving();

  async function payNow(): Promise<void> {
    try {
      const payload = (await mutate({ variables: { id: orderId } })).data?.orderPaymentRetry;
      if (payload?.url) return leaveFor(payload.url);
      const reasons = payload?.userErrors.map(({ message }) => message) ?? [];
      if (reasons.length > 0) showToast({ tone: 'error', title: FAILED, details: reasons });
    } catch (error) {
      showToast(errorToast(FAILED, error, { retry: () => void payNow() }));
    }
  }

  return { payNow, isLeaving: loading || isLeaving };
}

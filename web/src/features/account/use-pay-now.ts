import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureNotice } from '../../apollo/failure-notice.ts';
import { RetryPaymentDocument } from '../../gql/graphql.ts';
import { showToast } from '../../ui/toast-queue.ts';

const FAILED = 'You can’t pay just now';

/** Leaves for the page on which the order is paid. When it is paid already, the order on the screen says so. */
export function usePayNow(orderId: string) {
  const [mutate] = useMutation(RetryPaymentDocument);
  // Until the browser has left, the button stays at work.
  const [isLeaving, setLeaving] = useState(false);

  async function payNow(): Promise<void> {
    setLeaving(true);
    try {
      const payload = (await mutate({ variables: { id: orderId } })).data?.orderPaymentRetry;
      if (payload?.url) return window.location.assign(payload.url);
      const reasons = payload?.userErrors.map(({ message }) => message) ?? [];
      if (reasons.length > 0) showToast({ tone: 'error', title: FAILED, details: reasons });
    } catch (error) {
      showToast(failureNotice(FAILED, error));
    }
    setLeaving(false);
  }

  return { payNow, isLeaving };
}

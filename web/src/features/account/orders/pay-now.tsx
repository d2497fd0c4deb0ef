import { useMutation } from '@apollo/client/react';
import { userErrorMessages } from '../../../apollo/error-message.ts';
import { errorToast } from '../../../apollo/error-toast.ts';
import { RetryPaymentDocument } from '../../../gql/graphql.ts';
import { useLeaving } from '../../../lib/use-leaving.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import styles from './payment-next.module.css';

const FAILED = 'You can’t pay just now';

interface PayNowProps extends Pick<ButtonProps, 'variant'> {
  orderId: string;
}

/** Redirects to the payment provider's page. */
export function PayNow({ orderId, variant }: PayNowProps) {
  const { payNow, isLeaving } = usePayNow(orderId);
  const isSandbox = useShop()?.cardPayment.isSandbox;
  return (
    <>
      <Button className={styles.pay} variant={variant} pending={isLeaving} onClick={() => void payNow()}>
        Pay now
      </Button>
      {isSandbox && <p className={styles.sandbox}>Sandbox: only test cards are taken, no money moves.</p>}
    </>
  );
}

/** Redirects to the provider's payment page. If the order is paid by now, the refreshed order shows that. */
function usePayNow(orderId: string) {
  const [mutate, { loading }] = useMutation(RetryPaymentDocument);
  const { isLeaving, leaveFor } = useLeaving();

  async function payNow(): Promise<void> {
    try {
      const payload = (await mutate({ variables: { id: orderId } })).data?.orderPaymentRetry;
      if (payload?.url) return leaveFor(payload.url);
      const reasons = userErrorMessages(payload);
      if (reasons.length > 0) showToast({ tone: 'error', title: FAILED, details: reasons });
    } catch (error) {
      showToast(errorToast(FAILED, error, { retry: () => void payNow() }));
    }
  }

  return { payNow, isLeaving: loading || isLeaving };
}

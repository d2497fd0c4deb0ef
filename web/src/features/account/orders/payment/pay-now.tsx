import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { PayLinkedOrderDocument, RetryPaymentDocument } from '../../../../gql/graphql.ts';
import { useLeaving } from '../../../../lib/browser/use-leaving.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { Button, type ButtonProps } from '../../../../ui/actions/button.tsx';
import { useOrderReference } from '../guest/order-link.ts';
import styles from './payment-next.module.css';

interface PayNowProps extends Pick<ButtonProps, 'variant'> {
  orderId: string;
}

/** Redirects to the payment provider's page. */
export function PayNow({ orderId, variant }: PayNowProps) {
  const { isLinked, id } = useOrderReference(orderId);
  const { isLeaving, leaveFor } = useLeaving();
  // No URL and no user errors means that the order has been paid, which the refreshed order shows.
  const [payNow, isRequesting] = useAction(isLinked ? PayLinkedOrderDocument : RetryPaymentDocument, {
    result: (payload) => payload.userErrors.length === 0 && payload,
    failure: t`You can’t pay right now`,
    onDone: ({ url }) => url && leaveFor(url),
  });
  const isSandbox = useShop()?.cardPayment.isSandbox;
  return (
    <>
      <Button
        className={styles.pay}
        variant={variant}
        pending={isRequesting || isLeaving}
        onClick={() => void payNow({ id })}
      >
        <Trans>Pay now</Trans>
      </Button>
      {isSandbox && (
        <p className={styles.sandbox}>
          <Trans>Sandbox: only test cards work, and no money is charged.</Trans>
        </p>
      )}
    </>
  );
}

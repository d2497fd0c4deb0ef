import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import {
  AsksForTermsDocument,
  type Order_orderFragment,
  PayLinkedOrderDocument,
  RetryPaymentDocument,
} from '../../../../gql/graphql.ts';
import { useLeaving } from '../../../../lib/browser/use-leaving.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { Button, type ButtonProps } from '../../../../ui/actions/button.tsx';
import { termsRule, TermsCheckbox } from '../../../orders/shared/accepted-terms.tsx';
import { useOrderReference } from '../guest/order-link.ts';
import styles from './payment-next.module.css';

interface PayNowProps extends Pick<ButtonProps, 'variant'> {
  order: Pick<Order_orderFragment, 'id' | 'termsAcceptedAt'>;
}

/**
 * Redirects to the payment provider's page. Nobody has accepted the shop's terms for an order that staff
 * placed.
 */
export function PayNow({ order, variant }: PayNowProps) {
  const { isLinked, id } = useOrderReference(order.id);
  const { isLeaving, leaveFor } = useLeaving();
  const { data, refetch } = useQuery(AsksForTermsDocument, { fetchPolicy: 'cache-and-network' });
  const asksForTerms = order.termsAcceptedAt == null && data?.shop.asksForTerms;
  const { form, field } = useAppForm({ defaultValues: { acceptsTerms: false } });
  // No URL and no user errors means that the order has been paid, which the refreshed order shows.
  const [payNow, isRequesting] = useAction(isLinked ? PayLinkedOrderDocument : RetryPaymentDocument, {
    result: (payload) => payload.userErrors.length === 0 && payload,
    failure: t`You can’t pay right now`,
    onDone: ({ url }) => url && leaveFor(url),
    // The shop may have begun to ask meanwhile.
    onRejected: () => void refetch().catch(() => undefined),
  });
  const isSandbox = useShop()?.cardPayment.isSandbox;
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => payNow({ id, ...values }))(event)}
    >
      {asksForTerms && (
        <div className={styles.terms}>
          <TermsCheckbox {...field('acceptsTerms', termsRule())} />
        </div>
      )}
      <Button type="submit" className={styles.pay} variant={variant} pending={isRequesting || isLeaving}>
        <Trans>Pay now</Trans>
      </Button>
      {isSandbox && (
        <p className={styles.sandbox}>
          <Trans>Sandbox: only test cards work, and no money is charged.</Trans>
        </p>
      )}
    </form>
  );
}

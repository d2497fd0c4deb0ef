import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAction } from '../../../apollo/use-action.ts';
import {
  CancelLinkedOrderDocument,
  CancelOrderDocument,
  CartDocument,
  PayLinkedOrderDocument,
  RetryPaymentDocument,
  UnpaidOrderDocument,
  type UnpaidOrderQuery,
} from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useLeaving } from '../../../lib/browser/use-leaving.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { Container } from '../../../ui/layout/container.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import styles from './unpaid-order.module.css';

type Order = NonNullable<UnpaidOrderQuery['cart']['unpaidOrder']>;

/**
 * A notice about the order that waits for its card payment, on every page but its own, with buttons to pay or
 * cancel it.
 */
export function UnpaidOrder() {
  const { data } = useQuery(UnpaidOrderDocument);
  const { pathname } = useLocation();
  const order = data?.cart.unpaidOrder;
  if (!order) return null;
  const { id, linkToken } = order;
  const own = linkToken ? paths.guestOrder(linkToken) : paths.account.order(id);
  return pathname === own ? null : <Strip order={order} key={id} />;
}

function Strip({ order }: { order: Order }) {
  const client = useApolloClient();
  const { number, total, currencyCode, dueAt } = order;
  // It may have been paid or closed meanwhile, which the cart shows.
  const refresh = () => void client.refetchQueries({ include: [CartDocument] });
  return (
    <Container>
      <section className={styles.strip} aria-label={t`Unpaid order`}>
        <p className={styles.text} role="status">
          <Trans>
            Order {number} is not paid yet: {formatMoney(total, currencyCode)}. We’ll hold it until{' '}
            <DateTime value={dueAt} show="time" />.
          </Trans>
        </p>
        <div className={styles.actions}>
          <Pay order={order} onOutdated={refresh} />
          <Cancel order={order} onOutdated={refresh} />
        </div>
      </section>
    </Container>
  );
}

interface ActionProps {
  order: Order;
  /** Called when the order is no longer unpaid. */
  onOutdated: () => void;
}

function Pay({ order: { id, linkToken }, onOutdated }: ActionProps) {
  const { isLeaving, leaveFor } = useLeaving();
  const [pay, isRequesting] = useAction(linkToken ? PayLinkedOrderDocument : RetryPaymentDocument, {
    result: (payload) => payload.userErrors.length === 0 && payload,
    failure: t`You can’t pay right now`,
    onDone: ({ url }) => (url ? leaveFor(url) : onOutdated()),
    onRejected: onOutdated,
  });
  return (
    <Button size="sm" pending={isRequesting || isLeaving} onClick={() => void pay({ id: linkToken ?? id })}>
      <Trans>Pay now</Trans>
    </Button>
  );
}

function Cancel({ order: { id, number, linkToken }, onOutdated }: ActionProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [cancel, isCancelling] = useAction(linkToken ? CancelLinkedOrderDocument : CancelOrderDocument, {
    result: (payload) => payload.order,
    failure: t`Order not cancelled`,
    onDone: () => showToast({ tone: 'success', title: t`Order cancelled`, details: [t`Order ${number}`] }),
  });

  async function confirm(): Promise<void> {
    await cancel({ id: linkToken ?? id });
    setConfirming(false);
    onOutdated();
  }

  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setConfirming(true)}>
        <Trans>Cancel order</Trans>
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={(open) => !isCancelling && setConfirming(open)}
        title={t`Cancel this order?`}
        description={t`Order ${number} will not be shipped. Your cart does not change.`}
        cancelLabel={t`Keep order`}
        confirmLabel={t`Cancel order`}
        danger
        pending={isCancelling}
        onConfirm={() => void confirm()}
        // The button disappears with the order.
        finalFocus={() => document.querySelector('h1')}
      />
    </>
  );
}

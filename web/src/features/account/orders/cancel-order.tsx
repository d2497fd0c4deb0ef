import { isOpenStatus } from '../../orders/shared/order-status.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import {
  CancelLinkedOrderDocument,
  CancelOrderDocument,
  type Order_orderFragment,
} from '../../../gql/graphql.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { useOrderReference } from './guest/order-link.ts';

interface CancelOrderProps {
  order: Order_orderFragment;
  /** Called when the order has changed on the server since it was loaded. */
  onOutdated: () => void;
}

/** Lets the shopper cancel a pending order before anything is shipped, after confirmation. */
export function CancelOrder({ order, onOutdated }: CancelOrderProps) {
  const { isLinked, id } = useOrderReference(order.id);
  const [isConfirming, setConfirming] = useState(false);
  const isPending = isOpenStatus(order.status) && order.shipmentState === 'NONE';

  const [cancel, isCancelling] = useAction(isLinked ? CancelLinkedOrderDocument : CancelOrderDocument, {
    result: (payload) => payload.order,
    failure: t`Order not cancelled`,
    onDone: ({ number }) =>
      showToast({ tone: 'success', title: t`Order cancelled`, details: [t`Order ${number}`] }),
    onRejected: onOutdated,
  });

  return (
    <>
      {isPending && (
        <Button variant="danger" size="sm" onClick={() => setConfirming(true)}>
          <Trans>Cancel order</Trans>
        </Button>
      )}
      <AlertDialog
        open={isConfirming}
        onOpenChange={(open) => !isCancelling && setConfirming(open)}
        title={t`Cancel this order?`}
        description={t`Order ${order.number} will not be shipped. This can’t be undone, but you can order again.`}
        cancelLabel={t`Keep order`}
        confirmLabel={t`Cancel order`}
        danger
        pending={isCancelling}
        onConfirm={() => void cancel({ id }).then(() => setConfirming(false))}
        finalFocus={() => (isPending ? null : document.querySelector('h1'))}
      />
    </>
  );
}

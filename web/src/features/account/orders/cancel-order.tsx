import { useState } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import { CancelOrderDocument, type Order_orderFragment } from '../../../gql/graphql.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';

interface CancelOrderProps {
  order: Order_orderFragment;
  /** Called when the order has changed on the server since it was shown. */
  onOutdated: () => void;
}

/** Lets the shopper cancel a pending order, after confirmation. */
export function CancelOrder({ order, onOutdated }: CancelOrderProps) {
  const [isAsking, setAsking] = useState(false);
  const isPending = order.status === 'PENDING';

  const [cancel, isCancelling] = useAction(CancelOrderDocument, {
    result: (payload) => payload.order,
    failure: 'Order not cancelled',
    onDone: ({ number }) =>
      showToast({ tone: 'success', title: 'Order cancelled', details: [`Order ${number}`] }),
    onRejected: onOutdated,
  });

  return (
    <>
      {isPending && (
        <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
          Cancel order
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={(open) => !isCancelling && setAsking(open)}
        title="Cancel this order?"
        description={`Order ${order.number} will not be sent. This can’t be undone, but you can order again.`}
        cancelLabel="Keep order"
        confirmLabel="Cancel order"
        danger
        pending={isCancelling}
        onConfirm={() => void cancel({ id: order.id }).then(() => setAsking(false))}
        finalFocus={() => (isPending ? null : document.querySelector('h1'))}
      />
    </>
  );
}

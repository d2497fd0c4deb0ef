import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { userErrorMessages } from '../../../apollo/error-message.ts';
import { errorToast } from '../../../apollo/error-toast.ts';
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
  const [mutate, { loading }] = useMutation(CancelOrderDocument);
  const isPending = order.status === 'PENDING';

  async function cancel(): Promise<void> {
    try {
      const payload = (await mutate({ variables: { id: order.id } })).data?.orderCancel;
      if (payload?.order) {
        showToast({ tone: 'success', title: 'Order cancelled', details: [`Order ${order.number}`] });
      } else {
        const reasons = userErrorMessages(payload);
        showToast({ tone: 'error', title: 'Order not cancelled', details: reasons });
        onOutdated();
      }
    } catch (error) {
      showToast(errorToast('Order not cancelled', error, { retry: () => void cancel() }));
    }
    setAsking(false);
  }

  return (
    <>
      {isPending && (
        <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
          Cancel order
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={(open) => !loading && setAsking(open)}
        title="Cancel this order?"
        description={`Order ${order.number} will not be sent. This can’t be undone, but you can order again.`}
        cancelLabel="Keep order"
        confirmLabel="Cancel order"
        danger
        pending={loading}
        onConfirm={() => void cancel()}
        finalFocus={() => (isPending ? null : document.querySelector('h1'))}
      />
    </>
  );
}

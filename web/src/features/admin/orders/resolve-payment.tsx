import { useState } from 'react';
import type { Order_orderFragment } from '../../../gql/admin/graphql.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useOrderPayment } from './use-order-payment.ts';

/** Lets an admin note that a payment that does not fit its order was looked after at the provider. */
export function ResolvePayment({ order }: { order: Order_orderFragment }) {
  const [isAsking, setAsking] = useState(false);
  const { resolve, isSaving } = useOrderPayment(order);
  return (
    <>
      {order.paymentFlagged && (
        <Button block variant="outline" onClick={() => setAsking(true)}>
          Mark as resolved
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={() => !isSaving && setAsking(false)}
        title="Payment resolved?"
        description="Please settle it on the provider’s pages first, as a rule by giving the money back. This moves no money: it notes in the history that an admin has seen to it. An order that still waits can then be paid again."
        cancelLabel="Not yet"
        confirmLabel="It is resolved"
        pending={isSaving}
        onConfirm={() => void resolve().then(() => setAsking(false))}
        finalFocus={() => (order.paymentFlagged ? null : document.querySelector('h1'))}
      />
    </>
  );
}

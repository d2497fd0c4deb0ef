import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { CancelShipmentDocument } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';

/** Cancels a shipment that was recorded by mistake. */
export function CancelShipment({ id }: { id: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const [cancel, isSaving] = useAction(CancelShipmentDocument, {
    result: (payload) => payload.order,
    failure: t`Shipment not cancelled`,
    onDone: () => showToast({ tone: 'success', title: t`Shipment cancelled` }),
  });
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setConfirming(true)}>
        <Trans>Cancel shipment</Trans>
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={() => !isSaving && setConfirming(false)}
        title={t`Cancel this shipment?`}
        description={t`Its items need to be shipped again. The customer is not notified, even if they got an email about this shipment.`}
        cancelLabel={t`Keep shipment`}
        confirmLabel={t`Yes, cancel shipment`}
        pending={isSaving}
        onConfirm={() => void cancel({ id }).then(() => setConfirming(false))}
        finalFocus={() => document.querySelector('h1')}
      />
    </>
  );
}

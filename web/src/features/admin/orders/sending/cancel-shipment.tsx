import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { CancelShipmentDocument } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';

/** Takes a parcel back that was noted as sent by mistake. */
export function CancelShipment({ id }: { id: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const [cancel, isSaving] = useAction(CancelShipmentDocument, {
    result: (payload) => payload.order,
    failure: t`The parcel was not taken back`,
    onDone: () => showToast({ tone: 'success', title: t`The parcel counts as not sent` }),
  });
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setConfirming(true)}>
        <Trans>Not sent after all</Trans>
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={() => !isSaving && setConfirming(false)}
        title={t`Was this parcel not sent?`}
        description={t`What is in it is to be sent again. A customer who has got the email about it is not told by the shop.`}
        cancelLabel={t`It was sent`}
        confirmLabel={t`It was not sent`}
        pending={isSaving}
        onConfirm={() => void cancel({ id }).then(() => setConfirming(false))}
        finalFocus={() => document.querySelector('h1')}
      />
    </>
  );
}

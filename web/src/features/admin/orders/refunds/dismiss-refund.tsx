import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { DismissRefundDocument } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';

interface DismissRefundProps {
  id: string;
  /** The formatted amount. */
  amount: string;
}

/** Dismisses a refund that the provider rejected; the payment panel offers the retry. */
export function DismissRefund({ id, amount }: DismissRefundProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [dismiss, isSaving] = useAction(DismissRefundDocument, {
    result: (payload) => payload.order,
    failure: t`Refund not cancelled`,
    onDone: () => showToast({ tone: 'success', title: t`Refund cancelled` }),
  });
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setConfirming(true)}>
        <Trans>Cancel refund</Trans>
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={() => !isSaving && setConfirming(false)}
        title={t`Cancel the refund of ${amount}?`}
        description={t`It is not tried again, and the customer does not receive this refund. You can refund the amount again. Restocked items stay in stock.`}
        cancelLabel={t`Not yet`}
        confirmLabel={t`Yes, cancel refund`}
        pending={isSaving}
        onConfirm={() => void dismiss({ id }).then(() => setConfirming(false))}
        finalFocus={() => document.querySelector<HTMLElement>('#refunds')}
      />
    </>
  );
}

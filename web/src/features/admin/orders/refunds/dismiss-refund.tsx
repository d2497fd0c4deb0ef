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
  /** How much it is, in words. */
  amount: string;
}

/** Gives up a refund that the provider rejected; trying again stands with the payment. */
export function DismissRefund({ id, amount }: DismissRefundProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [dismiss, isSaving] = useAction(DismissRefundDocument, {
    result: (payload) => payload.order,
    failure: t`The refund was not given up`,
    onDone: () => showToast({ tone: 'success', title: t`Refund given up` }),
  });
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setConfirming(true)}>
        <Trans>Give up</Trans>
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={() => !isSaving && setConfirming(false)}
        title={t`Give up the refund of ${amount}?`}
        description={t`The provider is not asked again, and the customer gets nothing by it. The amount can be refunded anew. What went back into stock stays there.`}
        cancelLabel={t`Not yet`}
        confirmLabel={t`Give it up`}
        pending={isSaving}
        onConfirm={() => void dismiss({ id }).then(() => setConfirming(false))}
        finalFocus={() => document.querySelector<HTMLElement>('#refunds')}
      />
    </>
  );
}

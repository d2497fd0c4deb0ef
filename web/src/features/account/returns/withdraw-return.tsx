import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { use, useState } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import {
  type Return_returnFragment,
  WithdrawLinkedReturnDocument,
  WithdrawReturnDocument,
} from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { OrderLink } from '../orders/guest/order-link.ts';

/** Lets the shopper withdraw a return request before anything has arrived, after confirmation. */
export function WithdrawReturn({
  id,
  number,
  state,
}: Pick<Return_returnFragment, 'id' | 'number' | 'state'>) {
  const token = use(OrderLink);
  const [isConfirming, setConfirming] = useState(false);
  const isPossible = state === 'REQUESTED' || state === 'APPROVED';
  const [withdraw, isWithdrawing] = useAction(
    token === null ? WithdrawReturnDocument : WithdrawLinkedReturnDocument,
    {
      result: (payload) => payload.return,
      failure: t`Return not withdrawn`,
      update: (cache, { data }) => {
        if (data?.returnCancel.return) cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
      },
      onDone: () =>
        showToast({ tone: 'success', title: t`Return withdrawn`, details: [t`Return ${number}`] }),
    },
  );
  return (
    <>
      {isPossible && (
        <Button variant="danger" size="sm" onClick={() => setConfirming(true)}>
          <Trans>Withdraw the request</Trans>
        </Button>
      )}
      <AlertDialog
        open={isConfirming}
        onOpenChange={(open) => !isWithdrawing && setConfirming(open)}
        title={t`Withdraw return ${number}?`}
        description={t`You keep the items. You can request a return again until the deadline.`}
        cancelLabel={t`Keep the request`}
        confirmLabel={t`Withdraw`}
        danger
        pending={isWithdrawing}
        onConfirm={() => void withdraw({ id, token: token ?? '' }).then(() => setConfirming(false))}
        finalFocus={() => (isPossible ? null : document.querySelector('h1'))}
      />
    </>
  );
}

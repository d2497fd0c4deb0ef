import { Trans } from '@lingui/react/macro';
import type { Return_returnFragment } from '../../../gql/graphql.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { useOrderPaths } from '../orders/guest/order-link.ts';
import { WithdrawReturn } from './withdraw-return.tsx';

interface ReturnActionsProps {
  orderId: string;
  shown: Return_returnFragment;
}

/** The shopper's actions on a return. */
export function ReturnActions({ orderId, shown: { id, number, state } }: ReturnActionsProps) {
  const { returnLabel } = useOrderPaths(orderId);
  if (state !== 'REQUESTED' && state !== 'APPROVED') return null;
  const label = `${returnLabel}?${new URLSearchParams({ return: id }).toString()}`;
  return (
    <Cluster gap={12}>
      {state === 'APPROVED' && (
        <ButtonLink size="sm" to={label}>
          <Trans>Print the label</Trans>
        </ButtonLink>
      )}
      <WithdrawReturn id={id} number={number} state={state} />
    </Cluster>
  );
}

import { Trans } from '@lingui/react/macro';
import type { RefundState } from '../../../../gql/graphql.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';

/** The state of a refund that is not simply complete. */
export function RefundStateBadge({ state }: { state: RefundState }) {
  if (state === 'DONE') return null;
  if (state === 'REQUESTED')
    return (
      <Badge tone="pending">
        <Trans>On its way</Trans>
      </Badge>
    );
  if (state === 'FAILED')
    return (
      <Badge tone="cancelled">
        <Trans>Failed</Trans>
      </Badge>
    );
  return (
    <Badge>
      <Trans>Cancelled</Trans>
    </Badge>
  );
}

import { Trans } from '@lingui/react/macro';
import type { RefundState } from '../../../../gql/graphql.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';

/** The state of a refund that is not simply complete. */
export function RefundStateBadge({ state, isExchange }: { state: RefundState; isExchange: boolean }) {
  if (state === 'DONE') return isExchange ? <ExchangeBadge /> : null;
  if (state === 'REQUESTED' && isExchange) return <ExchangeBadge />;
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

/** No money moves. */
function ExchangeBadge() {
  return (
    <Badge>
      <Trans>Credit of an exchange</Trans>
    </Badge>
  );
}

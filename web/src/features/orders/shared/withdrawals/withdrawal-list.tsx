import { Trans } from '@lingui/react/macro';
import type { Withdrawal_withdrawalFragment as Withdrawal } from '../../../../gql/graphql.ts';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { orderLineLabel } from '../order-labels.ts';

/** Withdrawals with who declared what, and when. */
export function WithdrawalList({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  return (
    <Stack gap={24} as="ol" role="list">
      {withdrawals.map(({ id, number, name, createdAt, lines }) => (
        <li key={id}>
          <p>
            <strong>
              <Trans>Withdrawal {number}</Trans>
            </strong>
            {' · '}
            <DateTime value={createdAt} show="date and time" />
            {name && ` · ${name}`}
          </p>
          <ul role="list">
            {lines.map(({ line, quantity }) => (
              <li key={line.id}>
                {quantity} × {orderLineLabel(line)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Stack>
  );
}

import { Trans } from '@lingui/react/macro';
import type { MyOrderQuery } from '../../../gql/graphql.ts';
import { paths } from '../../../navigation/paths.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { holdsStock } from '../../orders/shared/order-status.ts';
import { WithdrawalList } from '../../orders/shared/withdrawals/withdrawal-list.tsx';
import styles from '../orders/order-page.module.css';

/** The customer's withdrawals, and where they withdraw; nothing where neither is. */
export function OrderWithdrawals({ order }: { order: NonNullable<MyOrderQuery['order']> }) {
  const { withdrawals, status, shipmentState } = order;
  const isRestCanceled = status === 'CANCELLED' && shipmentState !== 'NONE';
  const token = holdsStock(status) || isRestCanceled ? order.withdrawalToken : null;
  if (withdrawals.length === 0 && !token) return null;
  return (
    <section aria-labelledby="order-withdrawals" className={styles.fact}>
      <h2 id="order-withdrawals" className={styles.title}>
        <Trans>Right of withdrawal</Trans>
      </h2>
      <Stack gap={16}>
        {withdrawals.length > 0 && <WithdrawalList withdrawals={withdrawals} />}
        {token && (
          <p>
            <TextLink to={paths.withdraw()} state={{ token }}>
              <Trans>Withdraw from contract here</Trans>
            </TextLink>
          </p>
        )}
      </Stack>
    </section>
  );
}

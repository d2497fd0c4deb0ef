import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MyOrderQuery } from '../../../gql/graphql.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ReturnList } from '../../orders/shared/returns/return-list.tsx';
import { useOrderPaths } from '../orders/guest/order-link.ts';
import styles from '../orders/order-page.module.css';
import { ReturnActions } from './return-actions.tsx';

type Order = NonNullable<MyOrderQuery['order']>;

/** The order's returns, and whether another one is possible; nothing before delivery. */
export function OrderReturns({ order }: { order: Order }) {
  const { returns, returnability, status } = order;
  if (returns.length === 0 && status !== 'DELIVERED') return null;
  return (
    <section aria-labelledby="order-returns" className={styles.fact}>
      <h2 id="order-returns" className={styles.title}>
        {returns.length > 0 ? t`Your returns` : t`Not what you hoped for?`}
      </h2>
      <Stack gap={24}>
        {returns.length > 0 && (
          <ReturnList
            returns={returns}
            currencyOf={() => order.currencyCode}
            actions={(shown) => <ReturnActions orderId={order.id} shown={shown} />}
          />
        )}
        {status === 'DELIVERED' && <Possible orderId={order.id} returnability={returnability} />}
      </Stack>
    </section>
  );
}

interface PossibleProps {
  orderId: string;
  returnability: Order['returnability'];
}

/** The link to request a return, or why none is possible. */
function Possible({ orderId, returnability: { problem, until } }: PossibleProps) {
  const { orderReturn } = useOrderPaths(orderId);
  if (problem) return <p>{problem.message}</p>;
  return (
    <Stack gap={16}>
      {until && (
        <p>
          <Trans>
            You can return items until <DateTime value={new Date(Date.parse(until) - 1).toISOString()} />.
          </Trans>
        </p>
      )}
      <div>
        <ButtonLink variant="outline" to={orderReturn}>
          <Trans>Return items</Trans>
        </ButtonLink>
      </div>
    </Stack>
  );
}

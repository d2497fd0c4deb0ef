import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { type OrderToChange_orderFragment, OrdersToChangeDocument } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DataCell } from '../../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../../ui/data/data-row.tsx';
import { DataTable } from '../../../../ui/data/data-table.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { OrderNumber } from '../../../orders/shared/order-number.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { type BulkChange, effectOf } from './bulk-change-rules.ts';
import styles from './change-orders.module.css';
import { changeTexts } from './change-texts.ts';
import { useChangeOrders } from './use-change-orders.ts';

interface ChangeOrdersProps {
  change: BulkChange;
  ids: readonly string[];
  /** Called with the ids of the changed orders, if all were changed. */
  onChanged: (ids: readonly string[]) => void;
  /** Called to leave, before or after the change. */
  onLeave: () => void;
}

/**
 * Previews a change of several orders, applies it, and shows the result for each. It starts with the server's
 * current data.
 */
export function ChangeOrders({ ids, ...rest }: ChangeOrdersProps) {
  const { data, error, refetch } = useQuery(OrdersToChangeDocument, {
    variables: { ids: [...ids] },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <>
      <PageHead title={changeTexts(rest.change, ids.length).title} />
      {data ? (
        <Changes orders={data.orders.nodes} {...rest} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading orders`}>
          <Skeleton height="320px" />
        </Loading>
      )}
    </>
  );
}

interface ChangesProps extends Omit<ChangeOrdersProps, 'ids'> {
  orders: readonly OrderToChange_orderFragment[];
}

function Changes({ change, orders, onChanged, onLeave }: ChangesProps) {
  const { changeAll, isChanging, failures } = useChangeOrders(change);
  // The preview describes the orders as they were before the change.
  const [planned] = useState(() => orders.map((order) => ({ order, effect: effectOf(change, order) })));
  const [isDone, setDone] = useState(false);
  const toChange = planned.filter(({ effect }) => effect.effects).map(({ order }) => order.id);
  const skipped = planned.length - toChange.length;
  const texts = changeTexts(change, toChange.length);
  const confirm = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => (confirm.current ?? back.current)?.focus(), [isDone]);

  async function run(): Promise<void> {
    const areAllChanged = await changeAll(toChange);
    if (areAllChanged === null) return;
    if (areAllChanged && skipped === 0) onChanged(toChange);
    else setDone(true);
  }

  const left = plural(skipped, { one: '# order stays unchanged.', other: '# orders stay unchanged.' });
  return (
    <div className={styles.changes}>
      <p role="status">
        {isDone
          ? t`See the result for each order.`
          : [toChange.length > 0 ? texts.notice : null, skipped > 0 ? left : null].filter(Boolean).join(' ')}
      </p>
      <Cluster gap={12}>
        {!isDone && toChange.length > 0 && (
          <Button ref={confirm} pending={isChanging} onClick={() => void run()}>
            {texts.button}
          </Button>
        )}
        <Button ref={back} variant="outline" onClick={onLeave}>
          {isDone || toChange.length === 0 ? (
            <Trans>Back to the orders</Trans>
          ) : (
            <Trans>Keep as they are</Trans>
          )}
        </Button>
      </Cluster>
      <div className={styles.frame}>
        <DataTable
          caption={texts.title}
          columns={[
            { key: 'order', label: t`Order` },
            { key: 'total', label: t`Total`, numeric: true },
            { key: 'effect', label: isDone ? t`Result` : t`What happens` },
          ]}
        >
          {planned.map(({ order, effect }) => (
            <DataRow key={order.id}>
              <DataCell>
                <span className={styles.lines}>
                  <OrderNumber to={adminPaths.order(order.id)} number={order.number} target="_blank" />
                  <span className={styles.small}>{order.customer.fullName}</span>
                </span>
              </DataCell>
              <DataCell label={t`Total`} numeric>
                {formatMoney(order.totals.total, order.currencyCode)}
              </DataCell>
              <DataCell label={isDone ? t`Result` : t`What happens`}>
                <span className={styles.lines}>
                  {effect.effects ? (
                    <Effect
                      label={texts.doneLabel}
                      effects={effect.effects}
                      failure={isDone ? failures.get(order.id) : undefined}
                    />
                  ) : (
                    <span className={styles.reason}>{t`Unchanged: ${effect.reason}`}</span>
                  )}
                </span>
              </DataCell>
            </DataRow>
          ))}
        </DataTable>
      </div>
    </div>
  );
}

interface EffectProps {
  label: string;
  effects: readonly string[];
  /** Why the order was not changed. */
  failure: string | undefined;
}

function Effect({ label, effects, failure }: EffectProps) {
  if (failure !== undefined) return <span className={styles.failure}>{t`Not changed: ${failure}`}</span>;
  return (
    <>
      <span>{label}</span>
      {effects.map((effect) => (
        <span key={effect} className={styles.small}>
          {effect}
        </span>
      ))}
    </>
  );
}

import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { OrdersToSendDocument } from '../../../../gql/graphql.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { SendOrdersForm } from './send-orders-form.tsx';

interface SendOrdersProps {
  ids: readonly string[];
  /** Called when all orders are shipped. */
  onSent: () => void;
  /** Called to leave before that. */
  onCancel: () => void;
}

/**
 * Ships what is left of several orders. It starts with the server's current data, because others may have
 * shipped some.
 */
export function SendOrders({ ids, ...ends }: SendOrdersProps) {
  const { data, error, refetch } = useQuery(OrdersToSendDocument, {
    variables: { ids: [...ids] },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <>
      <PageHead title={plural(ids.length, { one: 'Ship # order', other: 'Ship # orders' })} />
      {data ? (
        <SendOrdersForm orders={data.orders.nodes} {...ends} />
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

import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { OrderToExchangeDocument } from '../../../../gql/graphql.ts';
import { adminPages, adminPaths } from '../../../../navigation/admin-pages.ts';
import { NotFoundPage } from '../../../../navigation/not-found-page.tsx';
import { usePageTitle } from '../../../../navigation/use-page.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ExchangeForm } from './exchange-form.tsx';

/** Exchanges items of the order whose ID is in the path. */
export function ExchangePage() {
  const { id = '' } = useParams();
  // The form starts with the server's current data, not with the cached order.
  const { data, error, refetch } = useQuery(OrderToExchangeDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const order = data?.order;
  usePageTitle(order ? adminPages.orderExchange.title(order.number) : undefined);
  if (data && !order) return <NotFoundPage />;
  return (
    <>
      <PageHead
        title={order ? t`Exchange items of order #${order.number}` : t`Exchange items`}
        back={{ label: order ? t`Order #${order.number}` : t`Order`, to: adminPaths.order(id) }}
      />
      {order ? (
        <ExchangeForm key={order.id} order={order} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading the order`}>
          <Skeleton height="480px" />
        </Loading>
      )}
    </>
  );
}

import { useQuery } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { pages } from '../../../navigation/pages.ts';
import { paths } from '../../../navigation/paths.ts';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { MyOrderDocument } from '../../../gql/graphql.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { OrderReturns } from '../returns/order-returns.tsx';
import { OrderWithdrawals } from '../returns/order-withdrawals.tsx';
import { BuyAgain } from './buy-again.tsx';
import { OrderContent, OrderLoading } from './order-content.tsx';

/** One order with its status. Another customer's order is "not found", on the server and here. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useQuery(MyOrderDocument, {
    variables: { id },
    // Staff may have delivered it since it was cached.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const order = data?.order;
  usePageTitle(order ? pages.account.order.title(order.number) : undefined);
  const retry = () => void refetch().catch(() => undefined);
  if (order) {
    return (
      <OrderContent order={order} onOutdated={retry} whereToFind={<UnderMyOrders />}>
        <BuyAgain order={order} />
        <OrderReturns order={order} />
        <OrderWithdrawals order={order} />
      </OrderContent>
    );
  }
  if (error) {
    return <ErrorState cause={errorMessage(error)} onRetry={retry} retrying={loading} />;
  }
  return data && !loading ? <NotFoundPage /> : <OrderLoading />;
}

function UnderMyOrders() {
  return (
    <Trans>
      See it under <TextLink to={paths.account.orders()}>My Orders</TextLink>, or{' '}
      <TextLink to={paths.shop()}>continue shopping</TextLink>.
    </Trans>
  );
}

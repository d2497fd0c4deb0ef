import { useQuery } from '@apollo/client/react';
import { OrderExchangesDocument, type OrderExchangesQuery } from '../../../../gql/graphql.ts';

type Exchanges = NonNullable<OrderExchangesQuery['order']>;
export type ReturnExchange = NonNullable<Exchanges['returns'][number]['exchange']>;

/** The exchanges that an order is part of; `isFresh` also reloads what they credit. */
export function useOrderExchanges(orderId: string, { isFresh = false } = {}) {
  const { data } = useQuery(OrderExchangesDocument, {
    variables: { id: orderId },
    fetchPolicy: isFresh ? 'cache-and-network' : 'cache-first',
  });
  return {
    exchangedOrder: data?.order?.exchangedReturn?.order ?? null,
    exchangeOf: (returnId: string): ReturnExchange | null =>
      data?.order?.returns.find(({ id }) => id === returnId)?.exchange ?? null,
  };
}

import { useQuery } from '@apollo/client/react';
import { AdminOrderDocument, type Order_orderFragment } from '../../../gql/admin/graphql.ts';

/** Pause between two looks, in ms. */
const PAUSE = 3000;

/** While money is on its way back, looks again and again whether it has gone. */
export function useRefundPolling({ id, paymentStep }: Order_orderFragment): void {
  useQuery(AdminOrderDocument, {
    variables: { id },
    skip: paymentStep !== 'REFUNDING',
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    pollInterval: PAUSE,
  });
}

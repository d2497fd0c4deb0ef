import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { OrderMailsDocument } from '../../../gql/admin/graphql.ts';

/** A queued mail leaves within seconds; whoever waits for it sees it go. In ms. */
const LOOK_AGAIN_AFTER = 3000;

/** The mails about an order; looked at again and again for as long as one is queued. */
export function useOrderMails(orderId: string) {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(OrderMailsDocument, {
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  const mails = data?.order?.mails;
  const isWaiting = mails?.some(({ state }) => state === 'QUEUED') ?? false;

  useEffect(() => {
    if (!isWaiting) return;
    startPolling(LOOK_AGAIN_AFTER);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);

  return { mails, error, retry: () => void refetch().catch(() => undefined) };
}

import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import {
  DeleteProductAlertDocument,
  MyAlertsDocument,
  type MyAlertsQuery,
  RequestProductAlertDocument,
} from '../../../gql/graphql.ts';
import { useSession } from '../../../session/shopper-session.ts';

/** An alert of the customer. */
export type MyAlert = MyAlertsQuery['productAlerts'][number];

/** The signed-in customer's alerts. */
export function useAlerts() {
  const isSignedIn = useSession() !== null;
  const { data, loading, error, refetch } = useQuery(
    MyAlertsDocument,
    isSignedIn ? { fetchPolicy: 'cache-and-network' } : skipToken,
  );
  return {
    alerts: data?.productAlerts,
    loading,
    error,
    // `error` reports another failure.
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Adds or ends the customer's alerts; lists on screen update. */
export function useChangeAlerts() {
  const client = useApolloClient();
  const reload = () => void client.refetchQueries({ include: [MyAlertsDocument] }).catch(() => undefined);
  const [request, isRequesting] = useAction(RequestProductAlertDocument, {
    result: (payload) => payload.state,
    failure: t`Your alert was not changed`,
    onDone: reload,
  });
  const [remove, isRemoving] = useAction(DeleteProductAlertDocument, {
    result: (payload) => payload.deletedId,
    failure: t`Your alert was not changed`,
    onDone: reload,
    onRejected: reload,
  });
  return { request, remove, isChanging: isRequesting || isRemoving };
}

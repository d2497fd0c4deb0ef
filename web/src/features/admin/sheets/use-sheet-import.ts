import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import {
  SheetImportApplyDocument,
  SheetImportCancelDocument,
  SheetImportDocument,
} from '../../../gql/graphql.ts';
import { isAtWork } from './import-kinds.ts';

/** In ms. */
const POLL_INTERVAL_MS = 1000;

/** Cached fields of the back office that an import or its pictures may have changed. */
const CHANGED_FIELDS = [
  ...['products', 'product', 'customers', 'customer', 'redirects', 'notFoundUrls'],
  ...['orders', 'order', 'promotions', 'promotion'],
];

/** An import with live progress, and its actions. */
export function useSheetImport(id: string) {
  const { cache } = useApolloClient();
  const { data, error, refetch, startPolling, stopPolling } = useQuery(SheetImportDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const sheetImport = data?.sheetImport ?? null;
  const isChanging =
    sheetImport !== null && (isAtWork(sheetImport.state) || sheetImport.waitingPictureCount > 0);

  const finish = useEffectEvent(() => {
    for (const fieldName of CHANGED_FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
  });
  useEffect(() => {
    if (!isChanging) return;
    startPolling(POLL_INTERVAL_MS);
    return () => {
      stopPolling();
      finish();
    };
  }, [isChanging, startPolling, stopPolling]);

  const [apply, isStarting] = useAction(SheetImportApplyDocument, {
    result: (payload) => payload.sheetImport,
    failure: t`Not imported`,
  });
  const [cancel, isCancelling] = useAction(SheetImportCancelDocument, {
    result: (payload) => payload.sheetImport,
    failure: t`Not cancelled`,
  });
  return {
    sheetImport,
    isLoading: data === undefined && error === undefined,
    error,
    refetch: () => void refetch().catch(() => undefined),
    apply: () => void apply({ id, skipInvalid: sheetImport?.canSkipInvalid ?? false }),
    isStarting,
    cancel: () => void cancel({ id }),
    isCancelling,
  };
}

import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { type Bin_deletedItemFragment, RestoreSaleDocument } from '../../../gql/graphql.ts';
import { showRestored } from '../ui/bin/restored-toast.ts';
import { invalidateSales } from './invalidate-sales.ts';

/**
 * Brings a deleted sale back, and says so in a toast: the function that does it, and whether it is being
 * done.
 */
export function useRestoreSale() {
  const [restore, isRestoring] = useAction(RestoreSaleDocument, {
    result: (payload) => payload.sale,
    failure: t`Sale not restored`,
    update: invalidateSales,
  });
  return [
    ({ id }: Pick<Bin_deletedItemFragment, 'id'>) =>
      restore({ id }, { onDone: ({ name }) => showRestored(t`Sale restored`, name, false) }),
    isRestoring,
  ] as const;
}

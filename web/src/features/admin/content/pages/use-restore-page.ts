import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { type Bin_deletedItemFragment, RestorePageDocument } from '../../../../gql/graphql.ts';
import { showRestored } from '../../ui/bin/restored-toast.ts';
import { invalidatePages } from '../invalidate-content.ts';

/** Restores a deleted page as a draft and shows a toast. Returns the function and whether it is running. */
export function useRestorePage() {
  const [restore, isRestoring] = useAction(RestorePageDocument, {
    result: (payload) => payload.page,
    failure: t`Page not restored`,
    update: invalidatePages,
  });
  return [
    ({ id, handle: before }: Pick<Bin_deletedItemFragment, 'id' | 'handle'>) =>
      restore(
        { id },
        { onDone: ({ title, handle }) => showRestored(t`Page restored`, title, handle !== before) },
      ),
    isRestoring,
  ] as const;
}

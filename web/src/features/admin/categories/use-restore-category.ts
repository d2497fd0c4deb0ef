import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { type Bin_deletedItemFragment, RestoreCategoryDocument } from '../../../gql/graphql.ts';
import { showRestored } from '../ui/bin/restored-toast.ts';
import { storeTree } from './store-tree.ts';

/** Restores a deleted category and shows a toast. Returns the function and whether it is running. */
export function useRestoreCategory() {
  const [restore, isRestoring] = useAction(RestoreCategoryDocument, {
    result: (payload) => payload.category,
    failure: t`Category not restored`,
    update: (cache, { data }) => storeTree(cache, data?.categoryRestore.categories),
  });
  return [
    ({ id, handle }: Pick<Bin_deletedItemFragment, 'id' | 'handle'>) =>
      restore(
        { id },
        { onDone: ({ label, slug }) => showRestored(t`Category restored`, label, slug !== handle) },
      ),
    isRestoring,
  ] as const;
}

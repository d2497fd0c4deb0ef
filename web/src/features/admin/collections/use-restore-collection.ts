import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { type Bin_deletedItemFragment, RestoreCollectionDocument } from '../../../gql/graphql.ts';
import { showRestored } from '../ui/bin/restored-toast.ts';
import { invalidateCollections } from './invalidate-collections.ts';

/** Restores a deleted collection and shows a toast. Returns the function and whether it is running. */
export function useRestoreCollection() {
  const [restore, isRestoring] = useAction(RestoreCollectionDocument, {
    result: (payload) => payload.collection,
    failure: t`Collection not restored`,
    update: invalidateCollections,
  });
  return [
    ({ id, handle: before }: Pick<Bin_deletedItemFragment, 'id' | 'handle'>) =>
      restore(
        { id },
        { onDone: ({ title, handle }) => showRestored(t`Collection restored`, title, handle !== before) },
      ),
    isRestoring,
  ] as const;
}

import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { type Bin_deletedItemFragment, RestorePriceCampaignDocument } from '../../../gql/graphql.ts';
import { showRestored } from '../ui/bin/restored-toast.ts';
import { invalidateCampaigns } from './invalidate-campaigns.ts';

/** Restores a deleted campaign and shows a toast. Returns the function and whether it is running. */
export function useRestoreCampaign() {
  const [restore, isRestoring] = useAction(RestorePriceCampaignDocument, {
    result: (payload) => payload.priceCampaign,
    failure: t`Sales campaign not restored`,
    update: invalidateCampaigns,
  });
  return [
    ({ id }: Pick<Bin_deletedItemFragment, 'id'>) =>
      restore({ id }, { onDone: ({ name }) => showRestored(t`Sales campaign restored`, name, false) }),
    isRestoring,
  ] as const;
}

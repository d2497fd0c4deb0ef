import type { ApolloCache } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { DeleteMediaDocument, ReplaceMediaDocument, UpdateMediaDocument } from '../../../../gql/graphql.ts';
import { editedMeanwhile } from '../../ui/conflicts/edited-meanwhile.ts';
import { shopperClient } from '../../../../apollo/shopper-client.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';

/** Invalidates the list of pictures. */
function invalidateMedia(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'assets' });
  cache.gc();
}

/** The changes of the media library. */
export function useMediaActions() {
  const [updateAsset, isUpdating] = useAction(UpdateMediaDocument, {
    result: (payload) => payload.asset ?? editedMeanwhile(payload),
    failure: t`Picture not changed`,
  });
  const [replaceAsset, isReplacing] = useAction(ReplaceMediaDocument, {
    result: (payload) => payload.asset && payload,
    failure: t`Picture not replaced`,
  });
  const [deleteAsset, isDeleting] = useAction(DeleteMediaDocument, {
    result: (payload) => payload.assetId,
    failure: t`Picture not deleted`,
    update: invalidateMedia,
  });

  async function replace(id: string, replacementId: string): Promise<boolean> {
    const result = await replaceAsset({ id, replacementId }, { update: invalidateShown });
    if (!result) return false;
    showToast({
      tone: 'success',
      title: t`Picture replaced everywhere`,
      ...(result.isReversible && { undo: () => void replace(replacementId, id) }),
    });
    return true;
  }

  return {
    update: updateAsset,
    /** Keeps a new picture in the library, although nothing uses it yet. */
    keep: (id: string) => updateAsset({ id, input: { isKept: true } }, { update: invalidateMedia }),
    replace,
    remove: (id: string) => deleteAsset({ id }),
    isRunning: isUpdating || isReplacing || isDeleting,
  };
}

/** A replaced picture may be anywhere, also in the shop that is open in the same tab. */
function invalidateShown(cache: ApolloCache): void {
  for (const each of [cache, shopperClient.cache]) {
    each.evict({ id: 'ROOT_QUERY' });
    each.gc();
  }
}

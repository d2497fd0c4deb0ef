import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { type CollectionForm_collectionFragment, DeleteCollectionDocument } from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import { invalidateCollections } from './invalidate-collections.ts';
import { useRestoreCollection } from './use-restore-collection.ts';

interface DeleteCollectionDialogProps {
  /** The collection to delete; null while the dialog is closed. */
  collection: CollectionForm_collectionFragment | null;
  onClose: () => void;
}

/** Asks for confirmation before a collection is deleted. */
export function DeleteCollectionDialog({ collection, onClose }: DeleteCollectionDialogProps) {
  const shown = useLastShown(collection);
  const [deleteCollection, isDeleting] = useAction(DeleteCollectionDocument, {
    result: (payload) => payload.collectionId,
    failure: t`Collection not deleted`,
    update: invalidateCollections,
  });
  const [restore] = useRestoreCollection();

  async function confirm({ id, title, handle }: CollectionForm_collectionFragment): Promise<void> {
    const onDone = () =>
      showToast({
        tone: 'success',
        title: t`Collection deleted`,
        details: [title],
        undo: () => void restore({ id, handle }),
      });
    await deleteCollection({ id }, { onDone });
    onClose();
  }

  return (
    <AlertDialog
      open={collection !== null}
      onOpenChange={(open) => !open && !isDeleting && onClose()}
      title={t`Delete “${shown?.title ?? ''}”?`}
      description={t`Its products stay in the shop. Links to the collection no longer find it until you restore it.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete`}
      danger
      pending={isDeleting}
      onConfirm={() => collection && void confirm(collection)}
      finalFocus={() => document.querySelector('h1')}
    />
  );
}

import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import {
  AdminSynonymsDocument,
  DeleteSynonymDocument,
  type Synonym_searchSynonymFragment,
} from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';

interface DeleteSynonymDialogProps {
  /** The group to delete; null while the dialog is closed. */
  group: Synonym_searchSynonymFragment | null;
  onClose: () => void;
  /** Called with the group's id when it is removed from the list. */
  onDeleted: (id: string) => void;
}

/** Asks for confirmation before a synonym group is deleted. */
export function DeleteSynonymDialog({ group, onClose, onDeleted }: DeleteSynonymDialogProps) {
  const shown = useLastShown(group);
  const [deleteGroup, isDeleting] = useAction(DeleteSynonymDocument, {
    result: (payload) => payload.searchSynonymId,
    failure: t`Synonyms not deleted`,
    update: (cache, { data }) => {
      const id = data?.searchSynonymDelete.searchSynonymId;
      if (!id) return;
      cache.updateQuery({ query: AdminSynonymsDocument }, (cached) =>
        cached ? { searchSynonyms: cached.searchSynonyms.filter((other) => other.id !== id) } : cached,
      );
      onDeleted(id);
    },
    onDone: () => showToast({ tone: 'success', title: t`Synonyms deleted` }),
  });
  return (
    <AlertDialog
      open={group !== null}
      onOpenChange={(open) => !open && !isDeleting && onClose()}
      title={t`Delete these synonyms?`}
      description={shown ? t`${shown.words.join(', ')}. Each word will find only itself.` : ''}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete`}
      danger
      pending={isDeleting}
      onConfirm={() => group && void deleteGroup({ id: group.id }).then(onClose)}
      finalFocus={() => document.getElementById('synonym-new')}
    />
  );
}

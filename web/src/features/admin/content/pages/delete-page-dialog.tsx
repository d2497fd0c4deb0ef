import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { DeletePageDocument, type PageState_pageFragment } from '../../../../gql/graphql.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../../ui/overlay/use-last-shown.ts';
import { invalidatePages } from '../invalidate-content.ts';
import { useRestorePage } from './use-restore-page.ts';

interface DeletePageDialogProps {
  /** The page to delete; null while the dialog is closed. */
  page: PageState_pageFragment | null;
  onClose: () => void;
}

/** Asks for confirmation before a page is deleted. */
export function DeletePageDialog({ page, onClose }: DeletePageDialogProps) {
  const shown = useLastShown(page);
  const [deletePage, isDeleting] = useAction(DeletePageDocument, {
    result: (payload) => payload.pageId,
    failure: t`Page not deleted`,
    update: invalidatePages,
  });
  const [restore] = useRestorePage();

  async function confirm({ id, title, handle }: PageState_pageFragment): Promise<void> {
    const onDone = () =>
      showToast({
        tone: 'success',
        title: t`Page deleted`,
        details: [title],
        undo: () => void restore({ id, handle }),
      });
    await deletePage({ id }, { onDone });
    onClose();
  }

  return (
    <AlertDialog
      open={page !== null}
      onOpenChange={(open) => !open && !isDeleting && onClose()}
      title={t`Delete “${shown?.title ?? ''}”?`}
      description={t`Shoppers no longer find the page, and links to it disappear, until you restore it.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete`}
      danger
      pending={isDeleting}
      onConfirm={() => page && void confirm(page)}
      finalFocus={() => document.querySelector('h1')}
    />
  );
}

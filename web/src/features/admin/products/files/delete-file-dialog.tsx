import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { DeleteDigitalFileDocument } from '../../../../gql/graphql.ts';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../../ui/overlay/use-last-shown.ts';

interface DeleteFileDialogProps {
  /** The file to delete; null while the dialog is closed. */
  file: { id: string; name: string } | null;
  onClose: () => void;
  onDeleted: () => void;
  /** The button that opened the dialog disappears with the file. */
  finalFocus: () => HTMLElement | null;
}

/** Asks for confirmation before a file is deleted, and with it the links of those who have bought it. */
export function DeleteFileDialog({ file, onClose, onDeleted, finalFocus }: DeleteFileDialogProps) {
  const shown = useLastShown(file);
  const [remove, isRemoving] = useAction(DeleteDigitalFileDocument, {
    result: (payload) => payload.digitalFileId,
    failure: t`File not deleted`,
    onDone: onDeleted,
  });
  return (
    <AlertDialog
      open={file !== null}
      onOpenChange={(open) => !open && !isRemoving && onClose()}
      title={t`Delete “${shown?.name ?? ''}”?`}
      description={t`Those who have bought it can no longer download it. This can’t be undone.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete`}
      danger
      pending={isRemoving}
      onConfirm={() => file && void remove({ id: file.id }).then(onClose)}
      finalFocus={finalFocus}
    />
  );
}

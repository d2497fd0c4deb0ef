import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import {
  DeleteRoleDocument,
  type Role_staffRoleFragment,
  StaffRolesDocument,
} from '../../../gql/admin/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';

interface DeleteRoleDialogProps {
  /** The role to delete; null while the dialog is closed. */
  role: Role_staffRoleFragment | null;
  onClose: () => void;
}

/** Asks for confirmation before a role is deleted. */
export function DeleteRoleDialog({ role, onClose }: DeleteRoleDialogProps) {
  const name = useLastShown(role)?.name ?? '';
  const [deleteRole, isDeleting] = useAction(DeleteRoleDocument, {
    result: (payload) => payload.roleId,
    failure: t`Role not deleted`,
    update: (cache, { data }) => {
      const gone = data?.staffRoleDelete.roleId;
      cache.updateQuery({ query: StaffRolesDocument }, (known) =>
        known && gone ? { staffRoles: known.staffRoles.filter((other) => other.id !== gone) } : known,
      );
    },
    onDone: () => showToast({ tone: 'success', title: t`Role deleted`, details: [name] }),
  });
  return (
    <AlertDialog
      open={role !== null}
      onOpenChange={(open) => !open && !isDeleting && onClose()}
      title={t`Delete the role ${name}?`}
      description={t`Only a role that nobody has can be deleted.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete`}
      danger
      pending={isDeleting}
      onConfirm={() => role && void deleteRole({ id: role.id }).then(onClose)}
      finalFocus={() => document.querySelector<HTMLElement>('h1')}
    />
  );
}

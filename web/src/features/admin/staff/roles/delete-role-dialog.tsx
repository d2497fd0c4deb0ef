import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  DeleteRoleDocument,
  type Role_staffRoleFragment,
  StaffRolesDocument,
} from '../../../../gql/graphql.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../../ui/overlay/use-last-shown.ts';
import { useRestoreRole } from './use-restore-role.ts';

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
      cache.updateQuery({ query: StaffRolesDocument }, (cached) =>
        cached && gone ? { staffRoles: cached.staffRoles.filter((other) => other.id !== gone) } : cached,
      );
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'deletedStaffRoles' });
    },
  });
  const [restore] = useRestoreRole();

  async function confirm({ id, name: deleted }: Role_staffRoleFragment): Promise<void> {
    const onDone = () =>
      showToast({
        tone: 'success',
        title: t`Role deleted`,
        details: [deleted],
        undo: () => void restore({ id }),
      });
    await deleteRole({ id }, { onDone });
    onClose();
  }

  return (
    <AlertDialog
      open={role !== null}
      onOpenChange={(open) => !open && !isDeleting && onClose()}
      title={t`Delete the role ${name}?`}
      description={t`Only a role that nobody has can be deleted. You can restore it later from the deleted roles.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete`}
      danger
      pending={isDeleting}
      onConfirm={() => role && void confirm(role)}
      finalFocus={() => document.querySelector<HTMLElement>('h1')}
    />
  );
}

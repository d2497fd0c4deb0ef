import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { type Member_userFragment, RemoveMemberDocument, StaffDocument } from '../../../gql/admin/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import { fullName } from '../ui/full-name.ts';

interface RemoveMemberDialogProps {
  /** Whom to remove; null while the dialog is closed. */
  member: Member_userFragment | null;
  onClose: () => void;
}

/** Asks for confirmation before somebody leaves the staff. */
export function RemoveMemberDialog({ member, onClose }: RemoveMemberDialogProps) {
  const shown = useLastShown(member);
  const name = shown ? fullName(shown) : '';
  const [remove, isRemoving] = useAction(RemoveMemberDocument, {
    result: (payload) => payload.userId,
    failure: t`${name} was not removed`,
    update: (cache, { data }) => {
      const gone = data?.staffMemberRemove.userId;
      cache.updateQuery({ query: StaffDocument }, (known) =>
        known && gone ? { ...known, staff: known.staff.filter((other) => other.id !== gone) } : known,
      );
    },
    onDone: () => showToast({ tone: 'success', title: t`${name} was removed` }),
  });
  return (
    <AlertDialog
      open={member !== null}
      onOpenChange={(open) => !open && !isRemoving && onClose()}
      title={t`Remove ${name} from the staff?`}
      description={t`The account is deleted and signed out everywhere. What ${name} did stays in the history of orders. To come back, a new invitation is needed.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Remove`}
      danger
      pending={isRemoving}
      onConfirm={() => member && void remove({ userId: member.id }).then(onClose)}
      finalFocus={() => document.querySelector<HTMLElement>('h1')}
    />
  );
}

import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { type Member_userFragment, ResetSecondFactorDocument } from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import { fullName } from '../ui/full-name.ts';

interface ResetSecondFactorDialogProps {
  /** The member whose second factor to reset; null while the dialog is closed. */
  member: Member_userFragment | null;
  onClose: () => void;
}

/**
 * Asks for confirmation before resetting the second factor of someone who has lost their phone: they can then
 * log in with the password alone.
 */
export function ResetSecondFactorDialog({ member, onClose }: ResetSecondFactorDialogProps) {
  const shown = useLastShown(member);
  const name = shown ? fullName(shown) : '';
  const [reset, isResetting] = useAction(ResetSecondFactorDocument, {
    result: (payload) => payload.member,
    failure: t`Two-step login of ${name} was not reset`,
    onDone: () => showToast({ tone: 'success', title: t`Two-step login of ${name} was reset` }),
  });
  return (
    <AlertDialog
      open={member !== null}
      onOpenChange={(open) => !open && !isResetting && onClose()}
      title={t`Reset two-step login of ${name}?`}
      description={t`Only do this if you are sure that ${name} has asked for it: from then on, the password alone is enough. The account is signed out everywhere, and can set up two-step login again.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Reset`}
      danger
      pending={isResetting}
      onConfirm={() => member && void reset({ userId: member.id }).then(onClose)}
      finalFocus={() => document.querySelector<HTMLElement>('h1')}
    />
  );
}

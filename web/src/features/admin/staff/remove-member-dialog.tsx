import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import {
  type Member_userFragment,
  RemoveMemberDocument,
  StaffDocument,
  StaffIntegrationsDocument,
} from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import { usePermission } from '../permissions/use-permissions.ts';
import { fullName } from '../ui/full-name.ts';
import { MemberIntegrations } from './member-integrations.tsx';

interface RemoveMemberDialogProps {
  /** The member to remove; null while the dialog is closed. */
  member: Member_userFragment | null;
  onClose: () => void;
}

/**
 * Asks for confirmation before a staff member is removed, and which of their API keys and webhooks to revoke.
 */
export function RemoveMemberDialog({ member, onClose }: RemoveMemberDialogProps) {
  const shown = useLastShown(member);
  const name = shown ? fullName(shown) : '';
  const [endedIds, setEndedIds] = useState<readonly string[]>([]);
  const maySee = usePermission('INTEGRATIONS_READ');
  const integrations = useQuery(StaffIntegrationsDocument, {
    variables: { userId: shown?.id ?? '' },
    skip: !member || !maySee,
    fetchPolicy: 'network-only',
  });
  const { apiKeys = [], webhooks = [] } = integrations.data?.staffIntegrations ?? {};
  const [remove, isRemoving] = useAction(RemoveMemberDocument, {
    result: (payload) => payload.userId,
    failure: t`${name} was not removed`,
    update: (cache, { data }) => {
      const gone = data?.staffMemberRemove.userId;
      cache.updateQuery({ query: StaffDocument }, (cached) =>
        cached && gone ? { ...cached, staff: cached.staff.filter((other) => other.id !== gone) } : cached,
      );
    },
    onDone: () => showToast({ tone: 'success', title: t`${name} was removed` }),
  });

  function close(): void {
    setEndedIds([]);
    onClose();
  }

  const chosen = (list: readonly { id: string }[]) =>
    list.map(({ id }) => id).filter((id) => endedIds.includes(id));
  return (
    <AlertDialog
      open={member !== null}
      onOpenChange={(open) => !open && !isRemoving && close()}
      title={t`Remove ${name} from the staff?`}
      description={t`The account is deleted and signed out everywhere. What ${name} did stays in the order history. To come back, they need a new invitation.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Remove`}
      danger
      pending={isRemoving || integrations.loading}
      onConfirm={() =>
        member &&
        void remove({
          userId: member.id,
          apiKeyIds: chosen(apiKeys),
          webhookIds: chosen(webhooks),
        }).then(close)
      }
      finalFocus={() => document.querySelector<HTMLElement>('h1')}
    >
      <MemberIntegrations
        name={name}
        apiKeys={apiKeys}
        webhooks={webhooks}
        isUnknown={!maySee || integrations.error !== undefined}
        endedIds={endedIds}
        onChange={setEndedIds}
      />
    </AlertDialog>
  );
}

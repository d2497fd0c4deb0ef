import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../apollo/use-action.ts';
import {
  type Invitation_staffInvitationFragment,
  ResendInvitationDocument,
  StaffDocument,
  WithdrawInvitationDocument,
} from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { EmailText } from '../ui/email-text.tsx';
import type { NewInvitation } from './invitation-made.tsx';
import styles from './staff.module.css';

interface InvitationRowProps {
  invitation: Invitation_staffInvitationFragment;
  /** Whether the viewer may grant the role. */
  isChangeable: boolean;
  /** Whether the table has a column of actions. */
  hasActions: boolean;
  /** Called with the new link of a renewed invitation. */
  onMade: (invitation: NewInvitation) => void;
}

/** A pending invitation. */
export function InvitationRow({ invitation, isChangeable, hasActions, onMade }: InvitationRowProps) {
  const { id, email, role, expiresAt, hasExpired } = invitation;
  const [resend, isSending] = useAction(ResendInvitationDocument, {
    result: (payload) => payload.invitation && { email, url: payload.url ?? '' },
    failure: t`Invitation not renewed`,
    onDone: onMade,
  });
  const [withdraw, isWithdrawing] = useAction(WithdrawInvitationDocument, {
    result: (payload) => payload.invitationId,
    failure: t`Invitation not withdrawn`,
    update: (cache, { data }) => {
      const gone = data?.staffInvitationWithdraw.invitationId;
      cache.updateQuery({ query: StaffDocument }, (cached) =>
        cached && gone
          ? { ...cached, staffInvitations: cached.staffInvitations.filter((other) => other.id !== gone) }
          : cached,
      );
    },
    onDone: () => {
      showToast({ tone: 'success', title: t`Invitation withdrawn`, details: [email] });
      document.querySelector<HTMLElement>('h1')?.focus();
    },
  });
  return (
    <DataRow>
      <DataCell>
        <EmailText email={email} />
      </DataCell>
      <DataCell label={t`Role`}>{role.name}</DataCell>
      <DataCell label={t`Valid until`}>
        {hasExpired ? (
          <Badge tone="cancelled">
            <Trans>Expired</Trans>
          </Badge>
        ) : (
          <DateTime value={expiresAt} />
        )}
      </DataCell>
      {hasActions && (
        <DataCell {...(isChangeable && { label: t`Actions` })}>
          {isChangeable && (
            <span className={styles.actions}>
              <Button
                size="sm"
                variant="outline"
                pending={isSending}
                aria-label={t`Send again: ${email}`}
                onClick={() => void resend({ id })}
              >
                <Trans>Send again</Trans>
              </Button>
              <Button
                size="sm"
                variant="quiet"
                pending={isWithdrawing}
                aria-label={t`Withdraw: ${email}`}
                onClick={() => void withdraw({ id })}
              >
                <Trans>Withdraw</Trans>
              </Button>
            </span>
          )}
        </DataCell>
      )}
    </DataRow>
  );
}

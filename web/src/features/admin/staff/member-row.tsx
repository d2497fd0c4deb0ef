import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../apollo/use-action.ts';
import {
  ChangeMemberRoleDocument,
  type Member_userFragment,
  type Role_staffRoleFragment,
} from '../../../gql/graphql.ts';
import { useAdminSession } from '../../../session/admin-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { EmailText } from '../ui/email-text.tsx';
import { fullName } from '../ui/full-name.ts';
import { Person } from '../ui/person.tsx';
import styles from './staff.module.css';

interface MemberRowProps {
  member: Member_userFragment;
  /** The roles that the viewer may grant; a member with another role is read-only. */
  roles: readonly Role_staffRoleFragment[];
  /** Whether the table has a column of actions. */
  hasActions: boolean;
  onResetSecondFactor: () => void;
  onRemove: () => void;
}

/** A staff member. Selecting another role grants it at once; the toast has Undo. */
export function MemberRow({ member, roles, hasActions, onResetSecondFactor, onRemove }: MemberRowProps) {
  const name = fullName(member);
  const isViewer = useAdminSession()?.user.id === member.id;
  const roleId = member.staffRole?.id ?? '';
  const isChangeable = roles.some(({ id }) => id === roleId);
  const [changeRole, isChanging] = useAction(ChangeMemberRoleDocument, {
    result: (payload) => payload.member,
    failure: t`Role not changed`,
  });

  async function give(newRoleId: string): Promise<void> {
    const changed = await changeRole({ userId: member.id, roleId: newRoleId });
    if (!changed) return;
    showToast({
      tone: 'success',
      title: t`Role changed`,
      details: [t`${name}: ${changed.staffRole?.name ?? ''}`],
      undo: () => void changeRole({ userId: member.id, roleId }),
      about: `role-${member.id}`,
    });
  }
  return (
    <DataRow>
      <DataCell>
        <Person name={name} picture={member.profilePicture}>
          {isViewer ? t`${name} (you)` : name}
        </Person>
      </DataCell>
      <DataCell label={t`Email`}>
        <EmailText email={member.email} />
      </DataCell>
      <DataCell label={t`Role`}>
        {isChangeable ? (
          <select
            className={styles.select}
            aria-label={t`Role of ${name}`}
            value={roleId}
            // Not `disabled`, which would lose the focus.
            aria-disabled={isChanging || undefined}
            onChange={({ target }) => !isChanging && void give(target.value)}
          >
            {roles.map((role) => (
              <option key={role.id} value={role.id}>
                {role.name}
              </option>
            ))}
          </select>
        ) : (
          member.staffRole?.name
        )}
      </DataCell>
      <DataCell label={t`Two-step login`}>
        {member.secondFactor ? (
          <Badge tone="delivered">
            <Trans>On</Trans>
          </Badge>
        ) : (
          <span className={styles.note}>
            <Trans>Off</Trans>
          </span>
        )}
      </DataCell>
      <DataCell label={t`Since`}>
        <DateTime value={member.createdAt} />
      </DataCell>
      {hasActions && (
        <DataCell {...(isChangeable && !isViewer && { label: t`Actions` })}>
          {isChangeable && !isViewer && (
            <MemberActions
              name={name}
              onResetSecondFactor={member.secondFactor ? onResetSecondFactor : null}
              onRemove={onRemove}
            />
          )}
        </DataCell>
      )}
    </DataRow>
  );
}

interface MemberActionsProps {
  name: string;
  /** Null if there is no second factor to reset. */
  onResetSecondFactor: (() => void) | null;
  onRemove: () => void;
}

function MemberActions({ name, onResetSecondFactor, onRemove }: MemberActionsProps) {
  return (
    <div className={styles.actions}>
      {onResetSecondFactor && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t`Reset two-step login of ${name}`}
          onClick={onResetSecondFactor}
        >
          <Trans>Reset two-step login</Trans>
        </Button>
      )}
      <Button size="sm" variant="quiet" aria-label={t`Remove ${name}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}

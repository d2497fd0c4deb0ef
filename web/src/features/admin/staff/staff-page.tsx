import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '../../../apollo/error-message.ts';
import {
  type Member_userFragment,
  type Permission,
  StaffDocument,
  type StaffQuery,
} from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { usePermissions } from '../permissions/use-permissions.ts';
import { NoMailServer } from '../mail-server/no-mail-server.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { InvitationMade, type NewInvitation } from './invitation-made.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import { isWithin } from './roles/permission-labels.ts';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';
import { ResetSecondFactorDialog } from './reset-second-factor-dialog.tsx';

/** Staff members and pending invitations, with their roles. */
export function StaffPage() {
  const { data, error, refetch } = useQuery(StaffDocument, { fetchPolicy: 'cache-and-network' });
  const held = usePermissions();
  return (
    <>
      <PageHead
        title={t`Staff`}
        note={data && plural(data.staff.length, { one: '# person', other: '# people' })}
        actions={
          <ButtonLink to={adminPaths.staffRoles()} size="sm" variant="outline">
            <Trans>Roles</Trans>
          </ButtonLink>
        }
      />
      {data && held ? (
        <Staff data={data} held={held} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading the staff`}>
          <Skeleton height="480px" />
        </Loading>
      )}
    </>
  );
}

/** Users can't grant or revoke more than they hold, so other roles are read-only. */
function Staff({ data, held }: { data: StaffQuery; held: readonly Permission[] }) {
  const [memberToRemove, setMemberToRemove] = useState<Member_userFragment | null>(null);
  const [memberToReset, setMemberToReset] = useState<Member_userFragment | null>(null);
  const [made, setMade] = useState<NewInvitation | null>(null);
  const mayChange = held.includes('STAFF_WRITE');
  const roles = mayChange ? data.staffRoles.filter((role) => isWithin(role, held)) : [];
  const columns = [
    { key: 'name', label: t`Name` },
    { key: 'email', label: t`Email` },
    { key: 'role', label: t`Role` },
    { key: 'secondFactor', label: t`Two-step login` },
    { key: 'since', label: t`Since` },
    ...(mayChange ? [{ key: 'actions', label: t`Actions`, hidden: true }] : []),
  ];
  const invitationColumns = [
    { key: 'email', label: t`Email` },
    { key: 'role', label: t`Role` },
    { key: 'until', label: t`Valid until` },
    ...(mayChange ? [{ key: 'actions', label: t`Actions`, hidden: true }] : []),
  ];
  return (
    <Stack gap={24}>
      <NoMailServer />
      {roles.length > 0 && (
        <Panel title={t`Invite staff`}>
          <InviteForm roles={roles} onMade={setMade} />
        </Panel>
      )}
      {made && <InvitationMade {...made} />}
      {data.staffInvitations.length > 0 && (
        <Panel title={t`Invited`} flush>
          <DataTable caption={t`Invited`} columns={invitationColumns}>
            {data.staffInvitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                isChangeable={roles.some(({ id }) => id === invitation.role.id)}
                hasActions={mayChange}
                onMade={setMade}
              />
            ))}
          </DataTable>
        </Panel>
      )}
      <Panel title={t`People`} flush>
        <DataTable caption={t`People`} columns={columns}>
          {data.staff.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              roles={roles}
              hasActions={mayChange}
              onResetSecondFactor={() => setMemberToReset(member)}
              onRemove={() => setMemberToRemove(member)}
            />
          ))}
        </DataTable>
      </Panel>
      <ResetSecondFactorDialog member={memberToReset} onClose={() => setMemberToReset(null)} />
      <RemoveMemberDialog member={memberToRemove} onClose={() => setMemberToRemove(null)} />
    </Stack>
  );
}

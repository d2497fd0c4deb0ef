import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { hasDraft } from '../../../../forms/form-draft.ts';
import { useEditedInPlace } from '../../../../forms/use-edited-in-place.ts';
import { type Permission, StaffRolesDocument, type StaffRolesQuery } from '../../../../gql/graphql.ts';
import { tabStorage } from '../../../../lib/browser/guarded-storage.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { useAdminSession } from '../../../../session/admin-session.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { usePermissions } from '../../permissions/use-permissions.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import { describePermissions, isWithin } from './permission-labels.ts';
import { roleDraft, RoleForm } from './role-form.tsx';
import styles from '../staff.module.css';

type Role = StaffRolesQuery['staffRoles'][number];

const buttonOf = (roleId: string) => `edit-role-${roleId}`;

/** All roles and their permissions; custom roles can be added and edited. */
export function RolesPage() {
  const { data, error, refetch } = useQuery(StaffRolesDocument, { fetchPolicy: 'cache-and-network' });
  const held = usePermissions();
  return (
    <>
      <PageHead
        title={t`Roles`}
        back={{ label: t`Staff`, to: adminPaths.staff() }}
        note={
          <TextLink to={adminPaths.deletedRoles()}>
            <Trans>Deleted roles</Trans>
          </TextLink>
        }
      />
      {data && held ? (
        <Roles roles={data.staffRoles} held={held} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading the roles`}>
          <Skeleton height="480px" />
        </Loading>
      )}
    </>
  );
}

function Roles({ roles, held }: { roles: readonly Role[]; held: readonly Permission[] }) {
  const userId = useAdminSession()?.user.id ?? '';
  const isLeftUnsaved = ({ id }: Role) =>
    hasDraft(tabStorage, { space: 'admin', userId, form: roleDraft(id) });
  const { edited, edit, close } = useEditedInPlace<string>(() => roles.find(isLeftUnsaved)?.id ?? null);
  const [roleToDelete, setRoleToDelete] = useState<Role | null>(null);
  const mayChange = held.includes('STAFF_WRITE');
  return (
    <Stack gap={24}>
      <Panel title={t`Permissions of each role`}>
        <ul role="list" className={styles.roles}>
          {roles.map((role) => (
            <li key={role.id} className={styles.role}>
              {edited === role.id ? (
                <RoleForm role={role} held={held} onClose={() => close(buttonOf(role.id))} />
              ) : (
                <RoleSummary
                  role={role}
                  isChangeable={mayChange && !role.isBuiltIn && isWithin(role, held)}
                  onEdit={() => edit(role.id)}
                  onDelete={() => setRoleToDelete(role)}
                />
              )}
            </li>
          ))}
        </ul>
      </Panel>
      {mayChange && (
        <Panel title={t`New role`}>
          <RoleForm role={null} held={held} />
        </Panel>
      )}
      <DeleteRoleDialog role={roleToDelete} onClose={() => setRoleToDelete(null)} />
    </Stack>
  );
}

interface RoleSummaryProps {
  role: Role;
  isChangeable: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function RoleSummary({ role, isChangeable, onEdit, onDelete }: RoleSummaryProps) {
  return (
    <>
      <div className={styles.roleText}>
        <h3 className={styles.name}>{role.name}</h3>
        <p className={styles.note}>{describePermissions(role.permissions)}</p>
      </div>
      <p className={styles.note}>
        {plural(role.memberCount, { 0: 'Nobody', one: '# person', other: '# people' })}
      </p>
      {isChangeable && (
        <div className={styles.actions}>
          <Button
            id={buttonOf(role.id)}
            size="sm"
            variant="outline"
            aria-label={t`Edit ${role.name}`}
            onClick={onEdit}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button size="sm" variant="quiet" aria-label={t`Delete ${role.name}`} onClick={onDelete}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

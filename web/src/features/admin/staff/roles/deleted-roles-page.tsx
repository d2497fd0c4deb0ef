import { t } from '@lingui/core/macro';
import { DeletedRolesDocument } from '../../../../gql/graphql.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { usePermission } from '../../permissions/use-permissions.ts';
import { BinPage } from '../../ui/bin/bin-page.tsx';
import { useRestoreRole } from './use-restore-role.ts';

/** Deleted custom roles, which staff can restore. */
export function DeletedRolesPage() {
  const mayRestore = usePermission('STAFF_WRITE');
  return (
    <BinPage
      title={t`Deleted roles`}
      note={t`Deleted roles can’t be assigned. A restored role has its previous permissions.`}
      back={{ label: t`Roles`, to: adminPaths.staffRoles() }}
      query={DeletedRolesDocument}
      select={(data) => data.deletedStaffRoles}
      useRestore={useRestoreRole}
      mayRestore={mayRestore}
      empty={{ title: t`No deleted roles`, text: t`You can restore deleted roles here.` }}
    />
  );
}

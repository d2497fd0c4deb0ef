import { t } from '@lingui/core/macro';
import { DeletedRolesDocument } from '../../../../gql/graphql.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { usePermission } from '../../permissions/use-permissions.ts';
import { BinPage } from '../../ui/bin/bin-page.tsx';
import { useRestoreRole } from './use-restore-role.ts';

/** The shop's own roles that staff have deleted, which can be brought back. */
export function DeletedRolesPage() {
  const mayRestore = usePermission('STAFF_WRITE');
  return (
    <BinPage
      title={t`Deleted roles`}
      note={t`Nobody can be given them. A restored role allows what it did before.`}
      back={{ label: t`Roles`, to: adminPaths.staffRoles() }}
      query={DeletedRolesDocument}
      select={(data) => data.deletedStaffRoles}
      useRestore={useRestoreRole}
      mayRestore={mayRestore}
      empty={{ title: t`No deleted roles`, text: t`What you delete of the roles can be restored here.` }}
    />
  );
}

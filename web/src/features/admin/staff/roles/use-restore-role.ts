import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { RestoreRoleDocument } from '../../../../gql/graphql.ts';
import { showRestored } from '../../ui/bin/restored-toast.ts';

/** Restores a deleted role and shows a toast. Returns the function and whether it is running. */
export function useRestoreRole() {
  const [restore, isRestoring] = useAction(RestoreRoleDocument, {
    result: (payload) => payload.role,
    failure: t`Role not restored`,
    update: (cache) => {
      for (const fieldName of ['staffRoles', 'deletedStaffRoles']) {
        cache.evict({ id: 'ROOT_QUERY', fieldName });
      }
    },
    onDone: ({ name }) => showRestored(t`Role restored`, name),
  });
  return [({ id }: { id: string }) => restore({ id }), isRestoring] as const;
}

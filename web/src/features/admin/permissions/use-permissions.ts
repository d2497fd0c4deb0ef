import { useQuery } from '@apollo/client/react';
import { type Permission, StaffViewerDocument } from '../../../gql/graphql.ts';

/**
 * What the signed-in member of staff may do, so that screens offer nothing else; the server decides. Null
 * until it is known.
 */
export function usePermissions(): readonly Permission[] | null {
  const { data } = useQuery(StaffViewerDocument);
  if (!data) return null;
  const { viewer } = data;
  return viewer && !viewer.mustSetUpSecondFactor ? (viewer.staffRole?.permissions ?? []) : [];
}

/** Whether nothing is open to the signed-in member of staff but to set up a second factor. */
export function useMustSetUpSecondFactor(): boolean {
  return useQuery(StaffViewerDocument).data?.viewer?.mustSetUpSecondFactor ?? false;
}

/** Whether the signed-in member of staff has the permission; false until it is known. */
export function usePermission(permission: Permission): boolean {
  return usePermissions()?.includes(permission) ?? false;
}

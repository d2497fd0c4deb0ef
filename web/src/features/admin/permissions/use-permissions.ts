import { useQuery } from '@apollo/client/react';
import { type Permission, StaffViewerDocument } from '../../../gql/graphql.ts';

/**
 * The permissions of the signed-in staff member, so that screens offer nothing else; the server enforces
 * them. Null until loaded.
 */
export function usePermissions(): readonly Permission[] | null {
  const { data } = useQuery(StaffViewerDocument);
  if (!data) return null;
  const { viewer } = data;
  return viewer && !viewer.mustSetUpSecondFactor ? (viewer.staffRole?.permissions ?? []) : [];
}

/** Whether the signed-in staff member must set up a second factor before anything else. */
export function useMustSetUpSecondFactor(): boolean {
  return useQuery(StaffViewerDocument).data?.viewer?.mustSetUpSecondFactor ?? false;
}

/** Whether the signed-in staff member has the permission; false until loaded. */
export function usePermission(permission: Permission): boolean {
  return usePermissions()?.includes(permission) ?? false;
}

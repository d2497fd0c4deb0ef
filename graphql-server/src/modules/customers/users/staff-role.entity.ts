import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * What a staff member may do. The id of a built-in role is its name in `shared/permissions.ts`, which also
 * has its permissions. A merchant's own role has a UUID, a name and its own permissions.
 */
export const StaffRoleEntity = defineEntity({
  name: 'StaffRole',
  tableName: 'staff_roles',
  properties: {
    id: p.text().primary(),
    name: p.text().nullable(),
    permissions: p.json().$type<string[]>().nullable(),
    version: p.bigint('string').default('0'),
    /** When staff deleted it; a deleted role can be restored. */
    deletedAt: p.datetime().nullable(),
  },
});

export type StaffRoleEntity = InferEntity<typeof StaffRoleEntity>;

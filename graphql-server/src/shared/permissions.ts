import { permissionNames } from './contract-names.generated.ts';

export const roles = ['CUSTOMER', 'ADMIN', 'GUEST'] as const;

/**
 * A user's role in the shop (specification, section 4). An ADMIN's staff role decides on their permissions. A
 * GUEST buys without an account: a row that nobody can log in to, identified by its session alone (decision
 * 0054).
 */
export type Role = (typeof roles)[number];

/** The role of a user with an account. */
export type AccountRole = Exclude<Role, 'GUEST'>;

/** A permission's name in the contract: enum values cannot contain colons. */
type PermissionName = (typeof permissionNames)[number];

type Named<Name extends PermissionName> = Name extends `${infer Subject}_${infer Action}`
  ? `${Lowercase<Subject>}:${Lowercase<Action>}`
  : never;

/**
 * Permissions of staff: `orders:refund` is ORDERS_REFUND in the contract, which declares all of them.
 * GraphQL's `@Access`, the REST routes and the services check these names, never a role. A permission to
 * change something includes reading it; what shoppers cannot see has a permission for reading.
 */
export type Permission = Named<PermissionName>;

export const permissions: readonly Permission[] = permissionNames.map(
  (name) => name.toLowerCase().replace('_', ':') as Permission,
);

/**
 * The permissions available to API keys: all except those for deciding who may do what. A key that adds staff
 * or creates keys could give itself more, or outlive its own revocation.
 */
export const keyPermissions: readonly Permission[] = permissions.filter(
  (permission) => permission !== 'staff:write' && permission !== 'integrations:write',
);

/**
 * The staff roles of every shop, with their permissions. Merchants define further roles; owners have all
 * permissions, so that someone can always do everything.
 */
export const builtInRoles = {
  OWNER: permissions,
  MANAGER: permissions.filter((permission) => permission !== 'staff:write'),
  ORDER_CLERK: ['products:read', 'orders:read', 'orders:write', 'customers:read', 'customers:write'],
  CATALOGUE_EDITOR: [
    'products:read',
    'products:write',
    'categories:write',
    'collections:write',
    'content:write',
    'search:write',
    'reviews:write',
    'promotions:read',
    'promotions:write',
  ],
  VIEWER: permissions.filter((permission) => permission.endsWith(':read')),
} as const satisfies Record<string, readonly Permission[]>;

export type BuiltInRole = keyof typeof builtInRoles;

export function isBuiltInRole(id: string): id is BuiltInRole {
  return Object.hasOwn(builtInRoles, id);
}

/**
 * The permissions of a staff role. `own` are the permissions of a merchant's role; names that no longer exist
 * are ignored.
 */
export function permissionsOf(
  id: string | null,
  own: readonly string[] | null | undefined,
): ReadonlySet<Permission> {
  if (id === null) return new Set();
  return new Set(
    isBuiltInRole(id) ? builtInRoles[id] : permissions.filter((permission) => own?.includes(permission)),
  );
}

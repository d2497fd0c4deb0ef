import { permissionNames } from './contract-names.generated.ts';

export const roles = ['CUSTOMER', 'ADMIN', 'GUEST'] as const;

/**
 * Who somebody is to the shop (specification, section 4). What an ADMIN may do is said by the staff role. A
 * GUEST buys without an account: a row that nobody can log in to, known by its session alone (decision 0054).
 */
export type Role = (typeof roles)[number];

/** The role of somebody with an account. */
export type AccountRole = Exclude<Role, 'GUEST'>;

/** The contract's name of a permission: its enums can't have colons. */
type PermissionName = (typeof permissionNames)[number];

type Named<Name extends PermissionName> = Name extends `${infer Subject}_${infer Action}`
  ? `${Lowercase<Subject>}:${Lowercase<Action>}`
  : never;

/**
 * What staff may be allowed to do: `orders:refund` is ORDERS_REFUND in the contract, which declares all of
 * them. GraphQL's `@Access`, the routes of REST and the services ask for these names, and nobody asks for a
 * role. To see what a permission changes is part of it; what shoppers may not see at all has one of its own.
 */
export type Permission = Named<PermissionName>;

export const permissions: readonly Permission[] = permissionNames.map(
  (name) => name.toLowerCase().replace('_', ':') as Permission,
);

/**
 * What an API key may be allowed to do: everything but deciding who may do what. A key that adds staff or
 * makes keys could give itself more, or outlive its own revocation.
 */
export const keyPermissions: readonly Permission[] = permissions.filter(
  (permission) => permission !== 'staff:write' && permission !== 'integrations:write',
);

/**
 * The staff roles that every shop has, with what they allow. Merchants make others out of permissions; the
 * owner's has every one, so that there is always somebody who can do everything.
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
 * What a staff role allows. `own` are the permissions of a role that the merchant made; names that there are
 * no longer allow nothing.
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

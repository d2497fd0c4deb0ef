import { type Permission, permissions } from '../../shared/permissions.ts';

/**
 * A permission's name in the contract: `orders:refund` becomes ORDERS_REFUND, since enum values can't contain
 * colons.
 */
export function permissionName(permission: Permission): string {
  return permission.replace(':', '_').toUpperCase();
}

const byName = new Map(permissions.map((permission) => [permissionName(permission), permission]));

/** Converts contract names to permissions. */
export function permissionsNamed(names: readonly string[]): Permission[] {
  return names.flatMap((name) => byName.get(name) ?? []);
}

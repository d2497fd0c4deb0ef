import { type Permission, permissions } from '../../shared/permissions.ts';

/**
 * The contract's name of a permission: `orders:refund` is ORDERS_REFUND there, since its enums can't have
 * colons.
 */
export function permissionName(permission: Permission): string {
  return permission.replace(':', '_').toUpperCase();
}

const byName = new Map(permissions.map((permission) => [permissionName(permission), permission]));

/** The permissions that the contract's names stand for. */
export function permissionsNamed(names: readonly string[]): Permission[] {
  return names.flatMap((name) => byName.get(name) ?? []);
}

import { z } from 'zod';
import { forbidden } from '../../errors.ts';
import {
  type BuiltInRole,
  builtInRoles,
  isBuiltInRole,
  type Permission,
  permissions,
} from '../../shared/permissions.ts';
import { message, type Message } from '../../shared/messages/message.ts';
import { requiredLine, storableText } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';
import { can, type Principal } from '../../shared/principal.ts';
import { emailAddress, fullName, isEmailAsPassword, newPassword } from '../customers/users/user-rules.ts';

/** A staff role. */
export interface StaffRole {
  /** A built-in role's name, or a UUID. */
  id: string;
  /** The name of a merchant's role; null for a built-in role. */
  name: string | null;
  permissions: ReadonlySet<Permission>;
  /** Changes with each edit; see `assertVersion`. */
  version: string;
}

/** More than anyone can tell apart. */
export const MAX_OWN_ROLES = 50;

/** A role as the merchant sends it. */
export const staffRoleSchema = z.object({
  name: requiredLine('label.roleName', 60),
  permissions: z
    .array(z.enum(permissions))
    .min(1, brokenRule('staffRole.empty'))
    .transform((chosen) => permissions.filter((permission) => chosen.includes(permission))),
});

export const invitationSchema = z.object({ email: emailAddress, roleId: storableText.max(40) });

/** Input for accepting an invitation. The token is validated elsewhere. */
export const acceptanceSchema = z.object({
  token: storableText.max(200, brokenRule('resetToken.tooLong')),
  name: fullName,
  password: newPassword,
});

/** Input for creating the owner. The token is validated elsewhere. */
export const ownerSchema = acceptanceSchema
  .extend({ email: emailAddress })
  .refine(({ password, email }) => !isEmailAsPassword(password, email), {
    path: ['password'],
    message: brokenRule('password.isEmail'),
  });

/**
 * Staff may only grant, change or remove permissions that they have themselves; otherwise a manager could
 * become an owner.
 * @throws RequestError FORBIDDEN
 */
export function assertWithinOwn(principal: Principal, allowed: Iterable<Permission>): void {
  for (const permission of allowed) if (!can(principal, permission)) throw forbidden();
}

/** Sorts built-in roles first, then the merchant's by name. */
export function compareRoles(one: { id: string; name: string | null }, other: typeof one): number {
  const rank = ({ id }: typeof one) => (isBuiltInRole(id) ? builtInOrder.indexOf(id) : builtInOrder.length);
  return rank(one) - rank(other) || (one.name ?? '').localeCompare(other.name ?? '');
}

const builtInOrder = Object.keys(builtInRoles) as BuiltInRole[];

/** A role's display name. */
export function roleName({ id, name }: { id: string; name: string | null }): Message {
  return isBuiltInRole(id) ? builtInNames[id] : message('staffRole.own', { name: name ?? id });
}

const builtInNames: Readonly<Record<BuiltInRole, Message>> = {
  OWNER: message('staffRole.owner'),
  MANAGER: message('staffRole.manager'),
  ORDER_CLERK: message('staffRole.orderClerk'),
  CATALOGUE_EDITOR: message('staffRole.catalogueEditor'),
  VIEWER: message('staffRole.viewer'),
};

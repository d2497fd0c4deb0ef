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
import { emailAddress, fullName, newPassword } from '../customers/users/user-rules.ts';

/** What a member of staff may do. */
export interface StaffRole {
  /** A built-in role's name, or a UUID. */
  id: string;
  /** What the merchant calls it; null for a built-in role. */
  name: string | null;
  permissions: ReadonlySet<Permission>;
  /** Changes with each edit; see `assertVersion`. */
  version: string;
}

/** More than anybody can tell apart. */
export const MAX_OWN_ROLES = 50;

/** A role that the merchant makes. */
export const staffRoleSchema = z.object({
  name: requiredLine('label.roleName', 60),
  permissions: z
    .array(z.enum(permissions))
    .min(1, brokenRule('staffRole.empty'))
    .transform((chosen) => permissions.filter((permission) => chosen.includes(permission))),
});

export const invitationSchema = z.object({ email: emailAddress, roleId: storableText.max(40) });

/** How somebody accepts an invitation. Whether the token is valid is checked elsewhere. */
export const acceptanceSchema = z.object({
  token: storableText.max(200, brokenRule('resetToken.tooLong')),
  name: fullName,
  password: newPassword,
});

/**
 * Nobody gives, changes or takes away more than they may do themselves: else a manager could become an owner.
 * @throws RequestError FORBIDDEN
 */
export function assertWithinOwn(principal: Principal, allowed: Iterable<Permission>): void {
  for (const permission of allowed) if (!can(principal, permission)) throw forbidden();
}

/** The order in which roles are listed: the built-in ones, then the merchant's by name. */
export function compareRoles(one: { id: string; name: string | null }, other: typeof one): number {
  const rank = ({ id }: typeof one) => (isBuiltInRole(id) ? builtInOrder.indexOf(id) : builtInOrder.length);
  return rank(one) - rank(other) || (one.name ?? '').localeCompare(other.name ?? '');
}

const builtInOrder = Object.keys(builtInRoles) as BuiltInRole[];

/** What a role is called. */
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

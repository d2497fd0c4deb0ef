import { forbidden, unauthenticated } from '../errors.ts';
import type { Permission } from './permissions.ts';
import { can, type Principal, userOf } from './principal.ts';

/**
 * Who may call an operation of either API: everyone, everyone but API keys, any signed-in user, customers,
 * guests, all staff, all staff and API keys, or those of them with a permission. What staff do for themselves
 * is for STAFF, which excludes keys; so are decisions that no program should make.
 */
export type Audience =
  | 'PUBLIC'
  | 'PEOPLE'
  | 'SIGNED_IN'
  | 'CUSTOMER'
  | 'GUEST'
  | 'STAFF'
  | 'STAFF_OR_KEY'
  | `STAFF with ${Permission}`
  | Permission;

/** Admits a caller who belongs to one of the audiences. @throws RequestError UNAUTHENTICATED or FORBIDDEN */
export function assertMayCall(principal: Principal, audiences: readonly Audience[]): void {
  if (audiences.includes('PUBLIC')) return;
  if (principal.kind === 'VISITOR') {
    if (audiences.includes('PEOPLE')) return;
    throw unauthenticated();
  }
  if (!audiences.some((audience) => belongsTo(principal, audience))) throw forbidden();
}

function belongsTo(principal: Principal, audience: Audience): boolean {
  switch (audience) {
    case 'PUBLIC':
      return true;
    case 'PEOPLE':
      return principal.kind !== 'API_KEY';
    case 'SIGNED_IN':
      return userOf(principal) !== null;
    case 'CUSTOMER':
    case 'GUEST':
    case 'STAFF':
      return principal.kind === audience;
    case 'STAFF_OR_KEY':
      return principal.kind === 'STAFF' || principal.kind === 'API_KEY';
    default:
      return isForPeople(audience)
        ? principal.kind === 'STAFF' && can(principal, permissionIn(audience))
        : can(principal, audience);
  }
}

type StaffWithPermission = Extract<Audience, `STAFF with ${string}`>;

const isForPeople = (audience: Permission | StaffWithPermission): audience is StaffWithPermission =>
  audience.startsWith('STAFF with ');

const permissionIn = (audience: StaffWithPermission) => audience.slice('STAFF with '.length) as Permission;

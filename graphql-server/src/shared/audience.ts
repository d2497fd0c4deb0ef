import { forbidden, unauthenticated } from '../errors.ts';
import type { Permission } from './permissions.ts';
import { can, type Principal, userOf } from './principal.ts';

/** Who may call an operation of either API: everybody, whoever is signed in, customers, guests, all staff, or staff with a permission. */
export type Audience = 'PUBLIC' | 'SIGNED_IN' | 'CUSTOMER' | 'GUEST' | 'STAFF' | Permission;

/** Admits a caller who belongs to one of the audiences. @throws RequestError UNAUTHENTICATED or FORBIDDEN */
export function assertMayCall(principal: Principal, audiences: readonly Audience[]): void {
  if (audiences.includes('PUBLIC')) return;
  if (principal.kind === 'VISITOR') throw unauthenticated();
  if (!audiences.some((audience) => belongsTo(principal, audience))) throw forbidden();
}

function belongsTo(principal: Principal, audience: Audience): boolean {
  switch (audience) {
    case 'PUBLIC':
      return true;
    case 'SIGNED_IN':
      return userOf(principal) !== null;
    case 'CUSTOMER':
    case 'GUEST':
    case 'STAFF':
      return principal.kind === audience;
    default:
      return can(principal, audience);
  }
}

import { forbidden, unauthenticated } from '../errors.ts';
import type { AccountRole, Permission } from './permissions.ts';

/** A signed-in user's session, read from its row; never from claims of the token or the client. */
interface UserSession {
  userId: string;
  sessionId: string;
  /** When this session began, with a password or another proof of identity. */
  signedInAt: Date;
}

/** A customer: acts on what they own, which services check by row. */
export interface CustomerPrincipal extends UserSession {
  kind: 'CUSTOMER';
  /** Whether the account's email is confirmed. */
  hasVerifiedEmail: boolean;
}

/** A staff user: acts by permission. */
export interface StaffPrincipal extends UserSession {
  kind: 'STAFF';
  /** The permissions of the staff role; none while `mustSetUpSecondFactor`. */
  permissions: ReadonlySet<Permission>;
  /** Whether the shop requires a second factor of staff, and this user has none yet. */
  mustSetUpSecondFactor: boolean;
}

/** A guest, who buys without an account (decision 0054) and does not count as signed in. */
export interface GuestPrincipal extends UserSession {
  kind: 'GUEST';
}

export type UserPrincipal = CustomerPrincipal | StaffPrincipal;

/** A program with an API key of the shop (decision 0057): acts by permission, and is not a user. */
export interface ApiKeyPrincipal {
  kind: 'API_KEY';
  keyId: string;
  permissions: ReadonlySet<Permission>;
}

/** Who acts for the shop: a staff user, or a program with an API key. */
export type StaffActor = StaffPrincipal | ApiKeyPrincipal;

/** On whose behalf a request runs (decision 0045). */
export type Principal = { kind: 'VISITOR' } | GuestPrincipal | UserPrincipal | ApiKeyPrincipal;

/** Who has a cart and places orders. */
export type BuyerPrincipal = CustomerPrincipal | GuestPrincipal;

/**
 * Who acts on their own orders, or on any order as staff. The owner of a guest order's link acts as that
 * guest.
 */
export type OrderHolder = UserPrincipal | Pick<BuyerPrincipal, 'kind' | 'userId'>;

/** An anonymous caller. */
export const visitor: Principal = { kind: 'VISITOR' };

/**
 * Who is recorded as having changed something for the shop: the caller, or the actor whose work a job
 * continues.
 */
export type Actor = Pick<StaffPrincipal, 'kind' | 'userId'> | Pick<ApiKeyPrincipal, 'kind' | 'keyId'>;

/**
 * The recorded id of an actor: a user's or an API key's. Both are UUIDs, so one column stores either, and
 * `actor_name` finds the name.
 */
export function actorIdOf(actor: Actor): string {
  return actor.kind === 'API_KEY' ? actor.keyId : actor.userId;
}

/** The signed-in user; null for anyone else. */
export function userOf(principal: Principal): UserPrincipal | null {
  return principal.kind === 'CUSTOMER' || principal.kind === 'STAFF' ? principal : null;
}

/**
 * The caller of an operation that requires signing in, or that is about the caller.
 * @throws RequestError UNAUTHENTICATED without one, FORBIDDEN for an API key, which is no user
 */
export function requireUser({ principal }: { principal: Principal }): UserPrincipal {
  if (principal.kind === 'API_KEY') throw forbidden();
  const user = userOf(principal);
  if (!user) throw unauthenticated();
  return user;
}

/** The caller of an operation for staff and API keys. @throws RequestError UNAUTHENTICATED for others */
export function requireStaffActor({ principal }: { principal: Principal }): StaffActor {
  if (principal.kind !== 'STAFF' && principal.kind !== 'API_KEY') throw unauthenticated();
  return principal;
}

/** The caller of an operation for customers and guests. @throws RequestError UNAUTHENTICATED for others */
export function requireBuyer({ principal }: { principal: Principal }): BuyerPrincipal {
  if (principal.kind !== 'CUSTOMER' && principal.kind !== 'GUEST') throw unauthenticated();
  return principal;
}

/** The caller's role, as the specification defines it. */
export function roleOf({ kind }: UserPrincipal): AccountRole {
  return kind === 'STAFF' ? 'ADMIN' : 'CUSTOMER';
}

/** Whether the caller has the permission; only staff and API keys have any. */
export function can(principal: Principal | OrderHolder, permission: Permission): boolean {
  return 'permissions' in principal && principal.permissions.has(permission);
}

import { forbidden, unauthenticated } from '../errors.ts';
import type { AccountRole, Permission } from './permissions.ts';

/** A signed-in user's session, as its row says; never as the token or the client claims. */
interface UserSession {
  userId: string;
  sessionId: string;
  /** When this session was started, with a password or another proof of identity. */
  signedInAt: Date;
}

/** A customer: acts on what they own, which the services decide by the row. */
export interface CustomerPrincipal extends UserSession {
  kind: 'CUSTOMER';
  /** Whether the shop knows that the account's email is its owner's. */
  hasVerifiedEmail: boolean;
}

/** A member of staff: acts by permission. */
export interface StaffPrincipal extends UserSession {
  kind: 'STAFF';
  /** What the staff role allows; nothing while `mustSetUpSecondFactor`. */
  permissions: ReadonlySet<Permission>;
  /** Whether the shop requires a second factor of staff, and this member of staff has none yet. */
  mustSetUpSecondFactor: boolean;
}

/** A guest, who buys without an account (decision 0054): nobody who has signed in. */
export interface GuestPrincipal extends UserSession {
  kind: 'GUEST';
}

/** Somebody who has signed in. */
export type UserPrincipal = CustomerPrincipal | StaffPrincipal;

/** A program with an API key of the shop (decision 0057): acts by permission, and is nobody's user. */
export interface ApiKeyPrincipal {
  kind: 'API_KEY';
  keyId: string;
  permissions: ReadonlySet<Permission>;
}

/** Who acts for the shop: a member of staff, or a program with a key. */
export type StaffActor = StaffPrincipal | ApiKeyPrincipal;

/** On whose behalf a request is answered (decision 0045). */
export type Principal = { kind: 'VISITOR' } | GuestPrincipal | UserPrincipal | ApiKeyPrincipal;

/** Who has a cart and places orders. */
export type BuyerPrincipal = CustomerPrincipal | GuestPrincipal;

/**
 * Who acts on orders of their own, or on any as staff: whoever has the link of a guest's order acts as that
 * guest.
 */
export type OrderHolder = UserPrincipal | Pick<GuestPrincipal, 'kind' | 'userId'>;

/** Who is nobody to the shop. */
export const visitor: Principal = { kind: 'VISITOR' };

/**
 * Who is named as having changed something for the shop: the caller, or who began what a job goes on with.
 */
export type Actor = Pick<StaffPrincipal, 'kind' | 'userId'> | Pick<ApiKeyPrincipal, 'kind' | 'keyId'>;

/**
 * The id that an actor is recorded by: a user's, or an API key's. As both are UUIDs, one column holds either,
 * and `actor_name` finds whose it is.
 */
export function actorIdOf(actor: Actor): string {
  return actor.kind === 'API_KEY' ? actor.keyId : actor.userId;
}

/** The user who has signed in; null for anybody else. */
export function userOf(principal: Principal): UserPrincipal | null {
  return principal.kind === 'CUSTOMER' || principal.kind === 'STAFF' ? principal : null;
}

/**
 * The caller of an operation that requires signing in, or that is about the caller in person.
 * @throws RequestError UNAUTHENTICATED without one, FORBIDDEN for a key, which is nobody
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

/** The caller's role in the specification's sense. */
export function roleOf({ kind }: UserPrincipal): AccountRole {
  return kind === 'STAFF' ? 'ADMIN' : 'CUSTOMER';
}

/** Whether the caller has the permission; only staff and API keys have any. */
export function can(principal: Principal | OrderHolder, permission: Permission): boolean {
  return 'permissions' in principal && principal.permissions.has(permission);
}

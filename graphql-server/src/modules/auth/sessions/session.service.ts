import type { Keys } from '../../../shared/secrets/keys.ts';
import type { EntityManager } from '../../../db/database.ts';
import { RequestError, unauthenticated, userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import { type Permission, permissionsOf, type Role } from '../../../shared/permissions.ts';
import { hasVerifiedEmail } from '../../customers/users/verified-email.ts';
import { type Proof, recordProof } from './record-sign-in.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import { deviceName } from './device-name.ts';
import { SessionEntity } from './session.entity.ts';
import { expiryOf, isActive, isWorthNoting } from './session-limits.ts';
import { readSessionToken, type SessionClaims, signSessionToken } from './session-token.ts';
import {
  type GuestPrincipal,
  type Principal,
  roleOf,
  type UserPrincipal,
  visitor,
} from '../../../shared/principal.ts';
import type { AuthDatabase } from '../auth.tables.ts';

/** A new session. The token is returned once and never stored. */
export interface NewSession {
  token: string;
  expiresAt: Date;
}

/** Settings that affect sessions. */
interface SessionRules {
  /** Whether staff without a second factor can do nothing except set one up. */
  requiresSecondFactor: boolean;
  /** Whether sessions of guests are valid. */
  allowsGuests: boolean;
}

/** The sessions of signed-in users, and of guests. */
export class SessionService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly keys: Keys,
    private readonly rules: SessionRules,
    /** The caller's `User-Agent` header. */
    private readonly userAgent: string | undefined = undefined,
  ) {}

  /**
   * Identifies the caller by the Authorization header; a visitor without one. The token only refers to a
   * session: its validity and the caller's role are read from the database on each request.
   * @throws RequestError UNAUTHENTICATED for a malformed, forged, expired or revoked token
   */
  async authenticate(authorization: string | undefined): Promise<Principal> {
    const caller = await this.identify(authorization);
    if (caller?.principal.kind === 'GUEST' && !this.rules.allowsGuests) throw unauthenticated();
    const now = this.clock();
    if (caller && isWorthNoting(caller, now)) {
      const { sessionId, userId } = caller.principal;
      await this.em.nativeUpdate(SessionEntity, { id: sessionId }, { lastSeenAt: now });
      await this.em.nativeUpdate(UserEntity, { id: userId }, { lastSeenAt: now });
    }
    return caller?.principal ?? visitor;
  }

  /**
   * Like `authenticate`, but does not count as a use of the session: for a screen that is merely open.
   * @throws RequestError UNAUTHENTICATED
   */
  async recheck(authorization: string | undefined): Promise<Principal> {
    return (await this.identify(authorization))?.principal ?? visitor;
  }

  /** The guest of a token; null for any other token, also for one that has expired. */
  async guestOf(token: string): Promise<string | null> {
    try {
      const caller = await this.identify(`Bearer ${token}`);
      return caller?.principal.kind === 'GUEST' ? caller.principal.userId : null;
    } catch (error) {
      if (error instanceof RequestError && error.code === 'UNAUTHENTICATED') return null;
      throw error;
    }
  }

  private async identify(
    authorization: string | undefined,
  ): Promise<{ principal: GuestPrincipal | UserPrincipal; lastSeenAt: Date } | null> {
    if (authorization === undefined) return null;
    const token = /^Bearer ([\w.-]{1,2048})$/i.exec(authorization)?.[1];
    if (!token) throw unauthenticated();
    const now = this.clock();
    const claims = await readSessionToken(this.keys, token, now);
    const session = await this.find(claims);
    if (!session || !isActive(session, session.role, now)) throw unauthenticated();
    const { role, createdAt: signedInAt, lastSeenAt } = session;
    const user = { ...claims, signedInAt };
    if (role === 'GUEST') return { principal: { kind: role, ...user }, lastSeenAt };
    if (role === 'CUSTOMER') {
      const { hasVerifiedEmail } = session;
      return { principal: { kind: role, ...user, hasVerifiedEmail }, lastSeenAt };
    }
    const mustSetUpSecondFactor = this.rules.requiresSecondFactor && !session.hasSecondFactor;
    const permissions = mustSetUpSecondFactor ? new Set<Permission>() : session.permissions;
    const rights = { permissions, mustSetUpSecondFactor };
    return { principal: { kind: 'STAFF', ...user, ...rights }, lastSeenAt };
  }

  /**
   * Creates a session, and deletes the user's expired ones. `em` may be in a transaction. The audit log
   * records sessions of staff, with the `proof` that was used in addition to the password.
   */
  async create(
    em: EntityManager,
    userId: string,
    role: Role,
    proof: Proof | null = null,
  ): Promise<NewSession> {
    const now = this.clock();
    const expiresAt = expiryOf(role, now);
    const sessionId = newId();
    await em.nativeDelete(SessionEntity, { user: userId, expiresAt: { $lte: now } });
    await em.insert(SessionEntity, {
      id: sessionId,
      user: userId,
      device: deviceName(this.userAgent),
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    });
    await em.nativeUpdate(UserEntity, { id: userId }, { lastSeenAt: now });
    if (role === 'ADMIN') await recordProof(em, 'LOGGED_IN', userId, proof);
    const token = await signSessionToken(this.keys, { userId, sessionId }, now, expiresAt);
    return { token, expiresAt };
  }

  /** Revokes the caller's session; its token is invalid from then on. */
  async revoke({ sessionId }: UserPrincipal): Promise<void> {
    await this.em.nativeDelete(SessionEntity, { id: sessionId });
  }

  /** The caller's valid sessions, most recently used first. */
  async list(principal: UserPrincipal): Promise<SessionEntity[]> {
    const sessions = await this.em.find(
      SessionEntity,
      { user: principal.userId },
      { orderBy: { lastSeenAt: 'desc', id: 'desc' } },
    );
    return sessions.filter((session) => isActive(session, roleOf(principal), this.clock()));
  }

  /**
   * Revokes these sessions of the caller. @throws UserError NOT_FOUND when one belongs to someone else; then
   * none is revoked
   */
  async revokeMany({ userId }: UserPrincipal, ids: readonly string[]): Promise<void> {
    await this.em.transactional(async (em) => {
      const validIds = [...new Set(ids)].filter(isUuid);
      const revoked = await em.nativeDelete(SessionEntity, { user: userId, id: { $in: validIds } });
      if (revoked === 0 || revoked < new Set(ids).size) {
        throw userError('NOT_FOUND', message('session.notFound'), ['ids']);
      }
    });
  }

  /** Revokes the caller's other sessions, after a change of email or password. */
  async revokeOthers(em: EntityManager, { userId, sessionId }: UserPrincipal): Promise<void> {
    await em.nativeDelete(SessionEntity, { user: userId, id: { $ne: sessionId } });
  }

  /** Revokes all sessions of a user. `em` may be in a transaction. */
  async revokeAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(SessionEntity, { user: userId });
  }

  private async find({ userId, sessionId }: SessionClaims) {
    if (!isUuid(userId) || !isUuid(sessionId)) return null;
    const row = await this.em
      .getKysely<AuthDatabase>()
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('staff_roles', 'staff_roles.id', 'users.staff_role')
      .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
      .where('sessions.id', '=', sessionId)
      .where('users.id', '=', userId)
      .select([
        'role',
        'users.email',
        'verified_email',
        'account_type',
        'staff_role',
        'permissions',
        'second_factors.user_id as second_factor_of',
        'sessions.created_at',
        'sessions.last_seen_at',
        'expires_at',
      ])
      .executeTakeFirst();
    return row
      ? {
          role: row.role,
          hasVerifiedEmail: hasVerifiedEmail({
            email: row.email,
            verifiedEmail: row.verified_email,
            accountType: row.account_type,
          }),
          permissions: permissionsOf(row.role === 'ADMIN' ? row.staff_role : null, row.permissions),
          hasSecondFactor: row.second_factor_of !== null,
          createdAt: new Date(row.created_at),
          lastSeenAt: new Date(row.last_seen_at),
          expiresAt: new Date(row.expires_at),
        }
      : null;
  }
}

import type { Database, EntityManager } from '../../../db/database.ts';
import { unauthenticated } from '../../../errors.ts';
import type { Clock } from '../../../shared/clock.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import type { Role } from '../../customers/users/user.entity.ts';
import { SessionEntity } from './session.entity.ts';
import { expiryOf, isActive, isWorthNoting } from './session-limits.ts';
import { readSessionToken, type SessionClaims, signSessionToken } from './session-token.ts';
import type { Viewer } from './viewer.ts';

/** A session that has just begun. The token is told once and stored nowhere. */
export interface NewSession {
  token: string;
  expiresAt: Date;
}

/** The sessions of people who are signed in. */
export class SessionService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly secret: Uint8Array,
  ) {}

  /**
   * Who calls, from the value of the Authorization header; null without one. The token only names a
   * session: whether that still holds, and the caller's role, are read from the database at each request.
   * @throws RequestError UNAUTHENTICATED for a malformed, forged, expired or revoked token
   */
  async authenticate(authorization: string | undefined): Promise<Viewer | null> {
    if (authorization === undefined) return null;
    const token = /^Bearer ([\w.-]{1,2048})$/i.exec(authorization)?.[1];
    if (!token) throw unauthenticated();
    const now = this.clock();
    const claims = await readSessionToken(this.secret, token, now);
    const session = await this.find(claims);
    if (!session || !isActive(session, session.role, now)) throw unauthenticated();
    if (isWorthNoting(session, now)) {
      await this.em.nativeUpdate(SessionEntity, { id: claims.sessionId }, { lastSeenAt: now });
    }
    return { ...claims, role: session.role, signedInAt: session.createdAt };
  }

  /** Begins a session, and forgets sessions of the person that have ended. `em` may be in a transaction. */
  async create(em: EntityManager, userId: string, role: Role): Promise<NewSession> {
    const now = this.clock();
    const expiresAt = expiryOf(role, now);
    const sessionId = newId();
    await em.nativeDelete(SessionEntity, { user: userId, expiresAt: { $lte: now } });
    await em.insert(SessionEntity, {
      id: sessionId,
      user: userId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    });
    const token = await signSessionToken(this.secret, { userId, sessionId }, now, expiresAt);
    return { token, expiresAt };
  }

  /** Ends the caller's session: the token is worthless from then on. */
  async revoke({ sessionId }: Viewer): Promise<void> {
    await this.em.nativeDelete(SessionEntity, { id: sessionId });
  }

  /** Ends the caller's other sessions, after a change of what they began with. */
  async revokeOthers(em: EntityManager, { userId, sessionId }: Viewer): Promise<void> {
    await em.nativeDelete(SessionEntity, { user: userId, id: { $ne: sessionId } });
  }

  /** Ends all sessions of a person, when the account changes hands. `em` may be in a transaction. */
  async revokeAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(SessionEntity, { user: userId });
  }

  private async find({ userId, sessionId }: SessionClaims) {
    if (!isUuid(userId) || !isUuid(sessionId)) return null;
    const row = await this.em
      .getKysely<Database>()
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .where('sessions.id', '=', sessionId)
      .where('users.id', '=', userId)
      .select(['role', 'sessions.created_at', 'last_seen_at', 'expires_at'])
      .executeTakeFirst();
    return row
      ? {
          role: row.role,
          createdAt: new Date(row.created_at),
          lastSeenAt: new Date(row.last_seen_at),
          expiresAt: new Date(row.expires_at),
        }
      : null;
  }
}

import { createHash } from 'node:crypto';
import type { EntityManager } from '../../../../db/database.ts';
import type { Clock } from '../../../../shared/time/clock.ts';
import { MINUTE } from '../../../../shared/time/duration.ts';
import { PasskeyChallengeEntity } from './passkey.entity.ts';
import type { AuthDatabase } from '../../auth.tables.ts';

const LIFETIME = 5 * MINUTE;

/** What a signature is for, and who may send it. */
export interface Ceremony {
  userId: string;
  /** Adding a passkey in a session, or logging in after the first step. */
  purpose: 'add' | 'log-in';
  /** The session's id, or the token of the login's first step. */
  attempt: string;
}

/**
 * Challenges for authenticators. They are stored as rows, so that any process can check the response, and
 * each can be used once.
 */
export class PasskeyChallenges {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Stores a challenge for five minutes; replaces an earlier one of the same attempt. */
  async keep(ceremony: Ceremony, challenge: string): Promise<void> {
    const { userId } = ceremony;
    const now = this.clock();
    await this.em.nativeDelete(PasskeyChallengeEntity, { userId, expiresAt: { $lte: now } });
    const expiresAt = new Date(now.getTime() + LIFETIME);
    await this.em.upsert(PasskeyChallengeEntity, {
      binding: bindingOf(ceremony),
      userId,
      challenge,
      expiresAt,
    });
  }

  /**
   * Removes and returns a challenge, so that a second response finds none; null when there is none, or it has
   * expired.
   */
  async consume(ceremony: Ceremony): Promise<string | null> {
    const taken = await this.em
      .getKysely<AuthDatabase>()
      .deleteFrom('passkey_challenges')
      .where('binding', '=', bindingOf(ceremony))
      .where('user_id', '=', ceremony.userId)
      .returning(['challenge', 'expires_at'])
      .executeTakeFirst();
    return taken && new Date(taken.expires_at) > this.clock() ? taken.challenge : null;
  }
}

function bindingOf({ purpose, attempt }: Ceremony): string {
  return createHash('sha256').update(`${purpose} ${attempt}`).digest('hex');
}

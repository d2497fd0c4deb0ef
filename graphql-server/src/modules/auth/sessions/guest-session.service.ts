import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { forbidden, userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { newId } from '../../../shared/new-id.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { DAY } from '../../../shared/time/duration.ts';
import type { Principal } from '../../../shared/principal.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { GUEST_IDLE } from './session-limits.ts';
import type { GuestUse } from './guest-uses.registry.ts';
import type { NewSession, SessionService } from './session.service.ts';
import type { AuthDatabase } from '../auth.tables.ts';

/** How long guests without a cart are stored, in ms. */
const EMPTY_HANDED = DAY;

/** Guests deleted per transaction. */
const BATCH = 500;

/** Sessions of guests, who buy without an account (decision 0054). */
export class GuestSessionService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly sessions: SessionService,
    private readonly allowsGuests: boolean,
    /** See `guestUses`. */
    private readonly uses: readonly GuestUse[],
  ) {}

  /**
   * Creates a guest, so that a visitor can have a cart. The guest has no name, no usable email and no
   * password.
   * @throws UserError GUESTS_NOT_ALLOWED; RequestError FORBIDDEN for callers who are signed in, RATE_LIMITED
   */
  async begin({ kind }: Principal, ip: string): Promise<NewSession> {
    if (kind !== 'VISITOR') throw forbidden();
    if (!this.allowsGuests) throw userError('GUESTS_NOT_ALLOWED', message('guests.notAllowed'));
    await this.rateLimits.guest(ip);
    const id = newId();
    const createdAt = this.clock();
    return retryTransaction(this.em, async (em) => {
      await em.insert(UserEntity, {
        id,
        firstName: '',
        email: `${id}@guest.invalid`,
        role: 'GUEST',
        createdAt,
      });
      return this.sessions.create(em, id, 'GUEST');
    });
  }

  /**
   * Deletes guests who have been idle for 30 days, or for a day without a cart. Guests who have ordered are
   * kept for their orders.
   */
  async purgeExpired(): Promise<void> {
    const now = this.clock().getTime();
    const idle = new Date(now - GUEST_IDLE);
    const emptyHanded = new Date(now - EMPTY_HANDED);
    let deleted: number;
    do {
      const { rows } = await sql`
        delete from users where id in (
          select id from users
          where role = 'GUEST' and last_seen_at < ${emptyHanded}
            and (last_seen_at < ${idle} or not (${this.isKept('UNTIL_IDLE')}))
            and not (${this.isKept('FOR_GOOD')})
          order by last_seen_at limit ${BATCH} for no key update skip locked
        ) returning id
      `.execute(this.em.getKysely<AuthDatabase>());
      deleted = rows.length;
    } while (deleted === BATCH);
  }

  private isKept(forHowLong: GuestUse['keeps']): RawBuilder<unknown> {
    const uses = this.uses.filter(({ keeps }) => keeps === forHowLong);
    return sql.join([sql`false`, ...uses.map(({ rows }) => sql`exists (${rows})`)], sql` or `);
  }
}

import type { z } from 'zod';
import { holdLock } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { hashSecretToken, newSecretToken } from '../../../shared/secrets/secret-token.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { DAY } from '../../../shared/time/duration.ts';
import { validate } from '../../../shared/validate.ts';
import { webLinks } from '../../../shared/web-links.ts';
import type { SignedIn } from '../../auth/accounts/account.service.ts';
import { insertAccount } from '../../auth/accounts/insert-account.ts';
import { hashPassword } from '../../auth/passwords/password-hash.ts';
import type { RateLimits } from '../../auth/rate-limits/rate-limits.ts';
import type { SessionService } from '../../auth/sessions/session.service.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import { OwnerInvitationEntity } from './owner-invitation.entity.ts';
import { ownerSchema } from '../staff-rules.ts';

export type OwnerInvitationAcceptance = z.input<typeof ownerSchema>;

/** The invitation's lifetime in ms; the next start creates another. */
const INVITATION_LIFE = DAY;
/** The only row of the table. */
const ID = 'OWNER';

/** The one-time link that creates a shop's owner. The shop prints it when it starts without staff. */
export class OwnerInvitationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly sessions: SessionService,
    private readonly baseUrl: () => string,
  ) {}

  /**
   * Replaces the link, so that the former one stops working. A link younger than `minAge`, in ms, stays:
   * another process has just shown it.
   * @returns null if it stays, and in a shop that has staff
   */
  async renew(minAge: number): Promise<string | null> {
    return retryTransaction(this.em, (em) => this.renewIn(em, minAge));
  }

  /** As `renew`, but in the caller's transaction. */
  async renewIn(em: EntityManager, minAge: number): Promise<string | null> {
    const createdAt = this.clock();
    const token = newSecretToken();
    await holdLock(em.getKysely(), 'staff');
    if (await hasStaff(em)) return null;
    const former = await em.findOne(OwnerInvitationEntity, { id: ID });
    if (former && createdAt.getTime() - former.createdAt.getTime() < minAge) return null;
    await em.upsert(OwnerInvitationEntity, {
      id: ID,
      tokenHash: hashSecretToken(token),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + INVITATION_LIFE),
    });
    return this.baseUrl() + webLinks.ownerInvitation(token);
  }

  /** Whether the link with this token can still be used. */
  async isValid(token: string): Promise<boolean> {
    return (await this.findValid(this.em, token)) !== null && !(await hasStaff(this.em));
  }

  /**
   * Creates the owner's account and signs in. `ip` is the caller's, for the rate limits.
   * @throws UserError INVITATION_INVALID, also when somebody else has joined the staff meanwhile,
   * EMAIL_TAKEN, or for invalid input; RequestError RATE_LIMITED
   */
  async accept(input: OwnerInvitationAcceptance, ip: string): Promise<SignedIn> {
    const { token, password, ...person } = validate(ownerSchema, input, ['input']);
    await this.rateLimits.signUp(ip);
    if (!(await this.isValid(token))) throw invalid();
    const passwordHash = await hashPassword(password);
    return retryTransaction(this.em, async (em) => {
      await holdLock(em.getKysely(), 'staff');
      const invitation = await this.findValid(em, token);
      if (!invitation || (await hasStaff(em))) throw invalid();
      await em.nativeDelete(OwnerInvitationEntity, { id: ID });
      const account = { ...person, passwordHash, role: 'ADMIN', staffRole: 'OWNER' } as const;
      const user = await insertAccount(em, account, this.clock());
      return { ...(await this.sessions.create(em, user.id, 'ADMIN')), user };
    });
  }

  private findValid(em: EntityManager, token: string): Promise<OwnerInvitationEntity | null> {
    const tokenHash = hashSecretToken(token);
    return em.findOne(OwnerInvitationEntity, { tokenHash, expiresAt: { $gt: this.clock() } });
  }
}

async function hasStaff(em: EntityManager): Promise<boolean> {
  return (await em.findOne(UserEntity, { role: 'ADMIN' }, { fields: ['id'] })) !== null;
}

const invalid = () => userError('INVITATION_INVALID', message('ownerInvitation.invalid'), ['input', 'token']);

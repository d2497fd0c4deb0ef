import { sql } from 'kysely';
import type { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { RequestError, userError } from '../../../errors.ts';
import {
  type Identity,
  type IdentityProvider,
  IdentityRejectedError,
  IdentityUnavailableError,
} from './identity-provider.port.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { newId } from '../../../shared/new-id.ts';
import { validate } from '../../../shared/validate.ts';
import { AddressEntity } from '../../customers/addresses/address.entity.ts';
import type { ProfilePictureService } from '../../customers/profile-pictures/profile-picture.service.ts';
import { uniqueViolation } from '../../customers/users/unique-violation.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import { selectUsers, toUser } from '../../customers/users/user-query.ts';
import type { User } from '../../customers/users/user.ts';
import type { SignedIn } from '../accounts/account.service.ts';
import { IdentityEntity } from './identity.entity.ts';
import { googleSignInSchema, resolveAccountLink, providedEmail, providedProfile } from './identity-rules.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { message } from '../../../shared/messages/message.ts';
import type { AuthDatabase } from '../auth.tables.ts';

export type GoogleSignIn = z.input<typeof googleSignInSchema>;

/** Sign-in with Google, or with the sandbox. */
export class GoogleSignInService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly provider: IdentityProvider | null,
    private readonly sessions: SessionService,
    private readonly pictures: ProfilePictureService,
  ) {}

  /**
   * Signs in a customer whose identity Google confirms, the first time with a new account. Names and picture
   * are updated from Google each time; the email is taken only once. `ip` is the caller's.
   * @throws UserError CREDENTIALS_WRONG for a code that Google rejects, EMAIL_UNVERIFIED, EMAIL_TAKEN,
   * NOT_FOUND when the shop has no Google sign-in; RequestError UNAVAILABLE, RATE_LIMITED
   */
  async signIn(input: GoogleSignIn, ip: string): Promise<SignedIn> {
    const proof = validate(googleSignInSchema, input, ['input']);
    const { provider } = this;
    if (!provider) throw userError('NOT_FOUND', message('google.notOffered'));
    const identity = await this.rateLimits.identity(ip, () => exchangeCode(() => provider.exchange(proof)));
    if (!identity) throw userError('CREDENTIALS_WRONG', message('google.notConfirmed'));
    // Not in the transaction: the rate limit uses its own connection, and would wait for the one that the
    // transaction holds.
    if (!(await findKnown(this.em, identity))) await this.rateLimits.signUp(ip);
    return retryTransaction(this.em, async (em) => {
      const user = await this.userOf(em, identity);
      return { ...(await this.sessions.create(em, user.id, user.role)), user };
    });
  }

  /** The user of an identity, with current names and picture: existing, created, or a claimed account. */
  private async userOf(em: EntityManager, identity: Identity): Promise<User> {
    const email = providedEmail(identity.email);
    if (!email) throw userError('EMAIL_UNVERIFIED', message('google.noEmail'));
    await lockIdentity(em, identity);
    const linkedUser = await findKnown(em, identity);
    const holder = linkedUser ? null : await findHolder(em, email);
    const linking = resolveAccountLink(identity.emailVerified, linkedUser, holder);
    if (linking === 'UNVERIFIED' || linking === 'TAKEN') throw rejections[linking]();
    const profile = providedProfile(identity);
    const user = linkedUser ?? holder;
    if (!user) return this.create(em, identity, { email, ...profile });
    if (linking === 'TAKE_OVER') return this.claimAccount(em, identity, { ...user, ...profile });
    await em.nativeUpdate(UserEntity, { id: user.id }, profile);
    return { ...user, ...profile };
  }

  private async create(em: EntityManager, identity: Identity, person: NewPerson): Promise<User> {
    const now = this.clock();
    const row: Omit<User, 'hasLogin'> = {
      id: newId(),
      ...person,
      phone: null,
      address: null,
      accountType: 'GOOGLE',
      role: 'CUSTOMER',
      staffRole: null,
      tags: [],
      customFields: {},
      lastSeenAt: null,
      createdAt: now,
      updatedAt: now,
      version: '0',
    };
    try {
      await em.insert(UserEntity, { ...row, passwordHash: null });
    } catch (error) {
      throw uniqueViolation(error) ? rejections.TAKEN() : error;
    }
    const user: User = { ...row, hasLogin: true };
    await this.link(em, identity, user);
    return user;
  }

  /**
   * Claims an account: revokes every way in which someone else could still sign in or receive the user's
   * orders.
   */
  private async claimAccount(em: EntityManager, identity: Identity, person: User): Promise<User> {
    const user: User = { ...person, accountType: 'GOOGLE', hasLogin: true, phone: null, address: null };
    const { firstName, lastName, profilePicture, accountType, phone, address } = user;
    const columns = { firstName, lastName, profilePicture, accountType, phone, address, passwordHash: null };
    await em.nativeUpdate(UserEntity, { id: user.id }, columns);
    await this.pictures.follow(em, user.id, profilePicture, null);
    await em.nativeDelete(AddressEntity, { user: user.id });
    await this.sessions.revokeAll(em, user.id);
    await this.link(em, identity, user);
    return user;
  }

  private async link(em: EntityManager, { issuer, subject }: Identity, user: User): Promise<void> {
    await em.insert(IdentityEntity, { issuer, subject, user: user.id, createdAt: this.clock() });
  }
}

type NewPerson = Pick<User, 'email' | 'firstName' | 'lastName' | 'profilePicture'>;

const rejections = {
  UNVERIFIED: () => userError('EMAIL_UNVERIFIED', message('google.emailUnverified')),
  TAKEN: () => userError('EMAIL_TAKEN', message('google.emailTaken')),
};

/** @returns null when the provider confirms no identity. @throws RequestError UNAVAILABLE */
async function exchangeCode(exchange: () => Promise<Identity>): Promise<Identity | null> {
  try {
    return await exchange();
  } catch (error) {
    if (error instanceof IdentityRejectedError) return null;
    if (error instanceof IdentityUnavailableError) {
      throw new RequestError('UNAVAILABLE', message('google.unavailable'), 5);
    }
    throw error;
  }
}

/**
 * Serializes simultaneous first sign-ins of one identity, for example in two tabs: the later ones find the
 * account of the first.
 */
async function lockIdentity(em: EntityManager, { issuer, subject }: Identity): Promise<void> {
  const name = JSON.stringify([issuer, subject]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(em.getKysely<AuthDatabase>());
}

async function findKnown(em: EntityManager, { issuer, subject }: Identity): Promise<User | null> {
  const db = em.getKysely<AuthDatabase>();
  const row = await selectUsers(db)
    .where(
      'users.id',
      'in',
      db
        .selectFrom('identities')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject),
    )
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

/** The user with this email, locked so that the account can't be claimed twice. */
async function findHolder(em: EntityManager, email: string): Promise<User | null> {
  const row = await selectUsers(em.getKysely<AuthDatabase>())
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

import { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import type { ComposedEmail, EmailComposer, Mail } from '../../../email/email-composer.ts';
import type { ResetSender } from './reset-sender.ts';
import type { OutboxService } from '../../emails/outbox.service.ts';
import { type UserError, userError } from '../../../errors.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { hashSecretToken, newSecretToken } from '../../../shared/secrets/secret-token.ts';
import { storableText } from '../../../shared/text-rules.ts';
import { brokenRule, validate } from '../../../shared/validate.ts';
import { lockUser } from '../../customers/users/lock-user.ts';
import { emailAddress, isEmailAsPassword, newPassword } from '../../customers/users/user-rules.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import type { AccountRole } from '../../../shared/permissions.ts';
import { hashPassword } from './password-hash.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { SessionService } from '../sessions/session.service.ts';
import { PasswordResetTokenEntity } from './password-reset-token.entity.ts';
import { passwordResetEmail } from './password-reset-email.ts';
import { voidResetTokens } from './void-reset-tokens.ts';
import { HOUR } from '../../../shared/time/duration.ts';
import { message } from '../../../shared/messages/message.ts';
import type { AuthDatabase } from '../auth.tables.ts';

const resetRequestSchema = z.object({ email: emailAddress });

/** A new password set with a link. The token is checked elsewhere. */
const resetSchema = z.object({
  token: storableText.max(200, brokenRule('resetToken.tooLong')),
  password: newPassword,
});

/** A token's lifetime: one hour, in ms. */
const RESET_TOKEN_LIFE = HOUR;

/** Data of the reset email; `token` null: the user signs in with Google and has no password. */
interface ResetDetails {
  firstName: string;
  token: string | null;
  role: AccountRole;
}

/** A requested email. */
interface ResetEmail extends Mail {
  /** The other storefront where it was requested; missing: the shop's own. */
  storefrontId?: string | null;
}

/** Password resets. `ip` is the caller's, for the rate limits. */
export class PasswordResetService implements EmailComposer {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly outbox: OutboxService,
    private readonly sessions: SessionService,
    private readonly sender: ResetSender,
  ) {}

  /**
   * Requests a reset email, and invalidates earlier ones. `compose` looks up the user only when it writes the
   * email; until then response, time and work are the same for every email. Customers of another storefront
   * get a link to its page.
   * @throws UserError for an invalid email; RequestError RATE_LIMITED
   */
  async request(input: { email: string }, ip: string, storefrontId: string | null): Promise<void> {
    const { email } = validate(resetRequestSchema, input);
    await this.rateLimits.passwordReset(email, ip);
    await this.em.transactional(async (em) => {
      // In this order: if an earlier email is being composed, this waits until its token is stored.
      await this.outbox.withdraw(em, 'PASSWORD_RESET', email);
      await em
        .getKysely<AuthDatabase>()
        .deleteFrom('password_reset_tokens')
        .where('user_id', 'in', (users) => users.selectFrom('users').where('email', '=', email).select('id'))
        .execute();
      const mail: ResetEmail = { kind: 'PASSWORD_RESET', recipient: email, storefrontId };
      await this.outbox.add(em, mail);
    });
  }

  /**
   * Composes the email with a new token; null when there is no such user, or a newer email replaced this one.
   */
  async compose(id: string, mail: Mail): Promise<ComposedEmail | null> {
    const details = await this.createToken(id, mail.recipient);
    if (!details) return null;
    const { firstName, token, role } = details;
    // Staff always log in on the shop's own pages.
    const storefrontId = role === 'ADMIN' ? null : ((mail as ResetEmail).storefrontId ?? null);
    return { draft: passwordResetEmail(firstName, token, this.sender, storefrontId), replyTo: null };
  }

  /**
   * Creates the token for an email about to be sent; null when there is no such user, or a newer email
   * replaced this one. A retried email has another token; both work.
   */
  private async createToken(emailId: string, email: string): Promise<ResetDetails | null> {
    return this.em.transactional(async (em) => {
      if (!(await this.outbox.lock(em, emailId))) return null;
      const user = await em
        .getKysely<AuthDatabase>()
        .selectFrom('users')
        .where('email', '=', email)
        .where('role', '<>', 'GUEST')
        .select([
          'id',
          'first_name',
          'account_type',
          (eb) => eb.ref('role').$castTo<AccountRole>().as('role'),
        ])
        // A concurrent change of the account's email voids its tokens, and must not miss this one.
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!user) return null;
      const recipient = { firstName: user.first_name, role: user.role };
      if (user.account_type === 'GOOGLE') return { ...recipient, token: null };
      const now = this.clock();
      const token = newSecretToken();
      await em.insert(PasswordResetTokenEntity, {
        hash: hashSecretToken(token),
        user: user.id,
        expiresAt: new Date(now.getTime() + RESET_TOKEN_LIFE),
      });
      return { ...recipient, token };
    });
  }

  /**
   * Sets the password of the token's user, invalidates all of the user's tokens and revokes all sessions.
   * @returns the user's role, which decides where to log in
   * @throws UserError RESET_TOKEN_INVALID for a token that is unknown, expired or used, or with the broken
   * rules
   */
  async reset(input: { token: string; password: string }): Promise<AccountRole> {
    const { token, password } = validate(resetSchema, input);
    const hash = hashSecretToken(token);
    const owner = await this.ownerOf(this.em, hash);
    if (!owner) throw tokenInvalid();
    if (isEmailAsPassword(password, owner.email)) {
      throw userError('INVALID_VALUE', message('password.isEmail'), ['password']);
    }
    const passwordHash = await hashPassword(password);
    await this.em.transactional(async (em) => {
      await lockUser(em, owner.id);
      if (!(await this.ownerOf(em, hash))) throw tokenInvalid();
      // The link was sent to the account's email, so using it verifies that email.
      await em.nativeUpdate(UserEntity, { id: owner.id }, { passwordHash, verifiedEmail: owner.email });
      await voidResetTokens(em, owner.id);
      await this.sessions.revokeAll(em, owner.id);
    });
    // Users who forgot their password have often reached the limit.
    await this.rateLimits.reset(owner.id);
    return owner.role;
  }

  /** Deletes expired tokens. */
  async purgeExpired(): Promise<void> {
    await this.em.nativeDelete(PasswordResetTokenEntity, { expiresAt: { $lte: this.clock() } });
  }

  private async ownerOf(em: EntityManager, hash: string) {
    return em
      .getKysely<AuthDatabase>()
      .selectFrom('password_reset_tokens')
      .innerJoin('users', 'users.id', 'password_reset_tokens.user_id')
      .where('hash', '=', hash)
      .where('expires_at', '>', this.clock())
      .where('account_type', '=', 'OTHER')
      .select(['users.id', 'email', (eb) => eb.ref('role').$castTo<AccountRole>().as('role')])
      .executeTakeFirst();
  }
}

function tokenInvalid(): UserError {
  return userError('RESET_TOKEN_INVALID', message('account.resetTokenInvalid'), ['token']);
}

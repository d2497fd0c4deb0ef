import { createHash, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { holdLock } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { validate } from '../../../shared/validate.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import type { BuiltInRole, Role } from '../../../shared/permissions.ts';
import type { UserService } from '../../customers/users/user.service.ts';
import type { User } from '../../customers/users/user.ts';
import { type Proof, recordFailedProof } from '../sessions/record-sign-in.ts';
import { insertAccount } from './insert-account.ts';
import { loginNameOf, selectCredentials } from '../passwords/credentials.ts';
import { hashPassword, isPasswordRight } from '../passwords/password-hash.ts';
import type { LoginStepService, SecondFactorChallenge } from '../second-factor/login-step.service.ts';
import type { PasskeyService } from '../second-factor/passkeys/passkey.service.ts';
import type { NewSession, SessionService } from '../sessions/session.service.ts';
import { adminSignUpSchema, logInSchema, signUpSchema } from './sign-up-rules.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { message } from '../../../shared/messages/message.ts';
import type { AuthDatabase } from '../auth.tables.ts';

export type SignUp = z.input<typeof signUpSchema>;
export type AdminSignUp = z.input<typeof adminSignUpSchema>;
export type LogIn = z.input<typeof logInSchema>;

/** A user who has just signed up or logged in. */
export interface SignedIn extends NewSession {
  user: User;
}

/** A user whose password was right, and the hash that it was checked against. */
interface Credentials {
  userId: string;
  passwordHash: string;
}

/** The result of an admin's login: a session, or a challenge for the second factor. */
export type AdminLogIn =
  { session: SignedIn; challenge: null } | { session: null; challenge: SecondFactorChallenge };

/** Sign-up and login. `ip` is the caller's, for the rate limits. */
export class AccountService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly adminSecret: string | null,
    private readonly users: UserService,
    private readonly sessions: SessionService,
    private readonly loginStep: LoginStepService,
    private readonly passkeys: PasskeyService,
  ) {}

  /**
   * Creates a customer's account and session. The caller can't choose role or account type.
   * @throws UserError EMAIL_TAKEN, or with the broken rules; RequestError RATE_LIMITED
   */
  async signUp(input: SignUp, ip: string): Promise<SignedIn> {
    const person = validate(signUpSchema, input, ['input']);
    await this.rateLimits.signUp(ip);
    return this.create(person, 'CUSTOMER');
  }

  /**
   * Creates an admin's account and session. Every admin needs the secret, including the first, who becomes
   * the owner; all others are managers.
   * @throws UserError ADMIN_SECRET_WRONG, EMAIL_TAKEN, or with the broken rules; RequestError RATE_LIMITED
   */
  async signUpAdmin(input: AdminSignUp, ip: string): Promise<SignedIn> {
    const person = validate(adminSignUpSchema, input, ['input']);
    const isRight = this.adminSecret !== null && isSameSecret(person.adminSecret, this.adminSecret);
    if (!(await this.rateLimits.adminSecret(ip, isRight))) {
      throw userError('ADMIN_SECRET_WRONG', message('account.adminSecretWrong'), ['input', 'adminSecret']);
    }
    await this.rateLimits.signUp(ip);
    return this.create(person, 'ADMIN');
  }

  /**
   * Logs a customer in. An unknown user, a wrong password, an account without one and an admin's account all
   * give the same error after the same time.
   * @throws UserError CREDENTIALS_WRONG; RequestError RATE_LIMITED
   */
  async logIn(input: LogIn, ip: string): Promise<SignedIn> {
    return this.enter(await this.authenticate(input, ip, 'CUSTOMER'), 'CUSTOMER');
  }

  /**
   * Logs an admin in; see `logIn`. Admins with a second factor get a challenge for `verifyAdmin` instead of a
   * session.
   * @throws UserError CREDENTIALS_WRONG; RequestError RATE_LIMITED
   */
  async logInAdmin(input: LogIn, ip: string): Promise<AdminLogIn> {
    const credentials = await this.authenticate(input, ip, 'ADMIN');
    const challenge = await this.loginStep.challenge(credentials.userId, credentials.passwordHash);
    return challenge
      ? { session: null, challenge }
      : { session: await this.enter(credentials, 'ADMIN'), challenge: null };
  }

  /**
   * The second step of an admin's login, with a code from the authenticator app or a recovery code.
   * @throws UserError CHALLENGE_EXPIRED, CODE_WRONG; RequestError RATE_LIMITED
   */
  async verifyAdmin(challenge: string, code: string, ip: string): Promise<SignedIn> {
    return this.toSignedIn(await this.loginStep.answer(challenge, code, ip, this.createAdminSession));
  }

  /**
   * The second step of an admin's login, with a passkey.
   * @throws UserError CHALLENGE_EXPIRED, PASSKEY_REJECTED; RequestError RATE_LIMITED
   */
  async verifyAdminPasskey(challenge: string, response: string, ip: string): Promise<SignedIn> {
    return this.toSignedIn(await this.passkeys.answer(challenge, response, ip, this.createAdminSession));
  }

  private readonly createAdminSession = async (em: EntityManager, userId: string, proof: Proof) => ({
    ...(await this.sessions.create(em, userId, 'ADMIN', proof)),
    userId,
  });

  private async toSignedIn({ userId, ...session }: NewSession & { userId: string }): Promise<SignedIn> {
    return { ...session, user: await this.users.get(userId) };
  }

  private async create(person: z.output<typeof signUpSchema>, role: Role): Promise<SignedIn> {
    const { password, ...profile } = person;
    const passwordHash = await hashPassword(password);
    // One transaction: if only the account were stored, trying to sign up again would fail with EMAIL_TAKEN.
    return retryTransaction(this.em, async (em) => {
      const staffRole = role === 'ADMIN' ? await roleOfNextAdmin(em) : null;
      const user = await insertAccount(em, { ...profile, passwordHash, role, staffRole }, this.clock());
      return { ...(await this.sessions.create(em, user.id, role)), user };
    });
  }

  /** @throws UserError CREDENTIALS_WRONG; RequestError RATE_LIMITED */
  private async authenticate(input: LogIn, ip: string, role: Role): Promise<Credentials> {
    const { emailOrPhone, password } = validate(logInSchema, input, ['input']);
    const name = loginNameOf(emailOrPhone);
    const account = await selectCredentials(this.em.getKysely<AuthDatabase>())
      .where(name.column, '=', name.value)
      .executeTakeFirst();
    const passwordHash = account?.role === role ? account.password_hash : null;
    const isRight = await this.rateLimits.password(account?.id ?? name.value, ip, () =>
      isPasswordRight(passwordHash, password),
    );
    if (!isRight && role === 'ADMIN') await recordFailedProof(this.em, 'LOGIN_FAILED', name, null);
    if (!isRight || !account || !passwordHash) throw credentialsWrong();
    return { userId: account.id, passwordHash };
  }

  private async enter({ userId, passwordHash }: Credentials, role: Role): Promise<SignedIn> {
    const session = await this.createSession(userId, role, passwordHash);
    const user = session && (await this.users.find(userId));
    if (!session || !user) throw credentialsWrong();
    return { ...session, user };
  }

  /**
   * Creates a session after a correct password. Returns null if the password was changed during the check:
   * that change revoked all sessions, and this one must not escape it.
   */
  private async createSession(userId: string, role: Role, passwordHash: string): Promise<NewSession | null> {
    return this.em.transactional(async (em) => {
      const account = await selectCredentials(em.getKysely<AuthDatabase>())
        .where('id', '=', userId)
        .where('password_hash', '=', passwordHash)
        .where('role', '=', role)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return account ? this.sessions.create(em, userId, role) : null;
    });
  }
}

const credentialsWrong = () => userError('CREDENTIALS_WRONG', message('account.credentialsWrong'));

/** The first admin to sign up is the owner; later ones are managers, whose role the owner can change. */
async function roleOfNextAdmin(em: EntityManager): Promise<BuiltInRole> {
  await holdLock(em.getKysely(), 'staff');
  const admin = await em.findOne(UserEntity, { role: 'ADMIN' }, { fields: ['id'] });
  return admin ? 'MANAGER' : 'OWNER';
}

/** Compares two secrets in constant time, whatever their lengths. */
function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

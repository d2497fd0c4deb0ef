import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';
import { userError } from '../../../errors.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import { message } from '../../../shared/messages/message.ts';
import { seal, unseal } from '../../../shared/sealed-text.ts';
import type { Viewer } from '../../../shared/viewer.ts';
import { lockUser } from '../../customers/users/lock-user.ts';
import type { UserService } from '../../customers/users/user.service.ts';
import { selectCredentials } from '../passwords/credentials.ts';
import { isPasswordRight } from '../passwords/password-hash.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { SessionService } from '../sessions/session.service.ts';
import { SecondFactorEntity } from './second-factor.entity.ts';
import {
  authenticatorUri,
  hashRecoveryCode,
  isAuthenticatorCode,
  newRecoveryCodes,
  newSecret,
  stepOf,
} from './second-factor-rules.ts';
import { readStepToken, signStepToken, type StepToken } from './step-token.ts';

/** What is known of a second factor without its secrets. */
export interface SecondFactor {
  createdAt: Date;
  recoveryCodesLeft: number;
}

/** A secret for an authenticator app, which counts once a code has proved that the app has it. */
export interface SecondFactorSetUp extends StepToken {
  /** In base32, to be typed. */
  secret: string;
  /** `otpauth://`, to be scanned. */
  uri: string;
}

/** How somebody proves who they are: by the password, or by a code of the second factor. */
export interface IdentityProof {
  password?: string | null | undefined;
  code?: string | null | undefined;
}

/** The keys of the process, and what the shop calls itself in authenticator apps. */
export interface SecondFactorTerms {
  signingKey: Uint8Array;
  sealingKey: Uint8Array;
  shopName: string;
}

/** The second factor of members of staff: an authenticator app, and recovery codes for when the phone is gone (decision 0039). */
export class SecondFactorService {
  private readonly loader = createLoader<SecondFactor | null>((userIds) => this.load(userIds), null);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly users: UserService,
    private readonly sessions: SessionService,
    private readonly terms: SecondFactorTerms,
  ) {}

  /** The second factor of a user; null when there is none. */
  async of(userId: string): Promise<SecondFactor | null> {
    return this.loader.load(userId);
  }

  /**
   * Makes a secret for the viewer's authenticator app. Nothing is stored until `turnOn`. `ip` is for the rate limits.
   * @throws UserError PASSWORD_WRONG, SECOND_FACTOR_ON; RequestError RATE_LIMITED
   */
  async setUp(viewer: Viewer, password: string, ip: string): Promise<SecondFactorSetUp> {
    await this.assertPassword(viewer, password, ip);
    if (await this.of(viewer.userId)) throw alreadyOn();
    const { email } = await this.users.get(viewer.userId);
    const secret = newSecret();
    const claims = { userId: viewer.userId, content: secret };
    const token = await signStepToken(this.terms.signingKey, 'set-up', claims, this.clock());
    return { ...token, secret, uri: authenticatorUri(secret, this.terms.shopName, email) };
  }

  /**
   * Turns the second factor on after a first code of the app, and revokes the viewer's other sessions.
   * @returns ten recovery codes, which are shown this once
   * @throws UserError CHALLENGE_EXPIRED, CODE_WRONG, SECOND_FACTOR_ON; RequestError RATE_LIMITED
   */
  async turnOn(viewer: Viewer, setUpToken: string, code: string, ip: string): Promise<string[]> {
    const now = this.clock();
    const claims = await readStepToken(this.terms.signingKey, 'set-up', setUpToken, now);
    if (claims?.userId !== viewer.userId) {
      throw userError('CHALLENGE_EXPIRED', message('secondFactor.setUpExpired'), ['setUpToken']);
    }
    const secret = claims.content;
    const step = await this.rateLimits.code(viewer.userId, ip, () =>
      Promise.resolve(stepOf(secret, code, now)),
    );
    if (step === null) throw codeWrong(['code']);
    const recoveryCodes = newRecoveryCodes();
    await this.em.transactional(async (em) => {
      await lockUser(em, viewer.userId);
      if (await em.findOne(SecondFactorEntity, { user: viewer.userId })) throw alreadyOn();
      await em.insert(SecondFactorEntity, {
        user: viewer.userId,
        secret: seal(this.terms.sealingKey, viewer.userId, secret),
        lastUsedStep: step,
        recoveryCodes: recoveryCodes.map(hashRecoveryCode),
        createdAt: now,
      });
      await this.sessions.revokeOthers(em, viewer);
    });
    return recoveryCodes;
  }

  /**
   * Replaces the recovery codes that are left, and revokes the viewer's other sessions.
   * @returns ten new ones, which are shown this once
   * @throws UserError NOT_FOUND, PASSWORD_WRONG, CODE_WRONG; RequestError RATE_LIMITED
   */
  async renewRecoveryCodes(viewer: Viewer, proof: IdentityProof, ip: string): Promise<string[]> {
    const recoveryCodes = newRecoveryCodes();
    await this.change(viewer, proof, ip, async (em) =>
      em.nativeUpdate(
        SecondFactorEntity,
        { user: viewer.userId },
        { recoveryCodes: recoveryCodes.map(hashRecoveryCode) },
      ),
    );
    return recoveryCodes;
  }

  /**
   * Turns the viewer's second factor off, and revokes the other sessions.
   * @throws UserError NOT_FOUND, PASSWORD_WRONG, CODE_WRONG; RequestError RATE_LIMITED
   */
  async turnOff(viewer: Viewer, proof: IdentityProof, ip: string): Promise<void> {
    await this.change(viewer, proof, ip, async (em) =>
      em.nativeDelete(SecondFactorEntity, { user: viewer.userId }),
    );
  }

  /** The token for the second step of a login whose password, with this hash, was right; null for users without a second factor. */
  async challenge(userId: string, passwordHash: string): Promise<StepToken | null> {
    if (!(await this.of(userId))) return null;
    const claims = { userId, content: digest(passwordHash) };
    return signStepToken(this.terms.signingKey, 'challenge', claims, this.clock());
  }

  /**
   * Takes the second step of a login: checks the code and has `enter` create the session, in one transaction.
   * @throws UserError CHALLENGE_EXPIRED, also after a change of the password or the second factor's end, CODE_WRONG; RequestError RATE_LIMITED
   */
  async answer<Result>(
    challenge: string,
    code: string,
    ip: string,
    enter: (em: EntityManager, userId: string) => Promise<Result>,
  ): Promise<Result> {
    const claims = await readStepToken(this.terms.signingKey, 'challenge', challenge, this.clock());
    if (!claims) throw challengeExpired();
    const { userId } = claims;
    const result = await this.rateLimits.code(userId, ip, () =>
      this.em.transactional(async (em) => {
        const account = await selectCredentials(em.getKysely<Database>())
          .where('id', '=', userId)
          .where('role', '=', 'ADMIN')
          .forNoKeyUpdate()
          .executeTakeFirst();
        const isSame = account?.password_hash && digest(account.password_hash) === claims.content;
        if (!isSame || !(await em.findOne(SecondFactorEntity, { user: userId }))) throw challengeExpired();
        return (await this.useCode(em, userId, code)) ? enter(em, userId) : null;
      }),
    );
    if (result === null) throw codeWrong(['code']);
    return result;
  }

  /** Makes a change that needs a proof of identity, in the transaction that uses the code up. */
  private async change(
    viewer: Viewer,
    { password, code }: IdentityProof,
    ip: string,
    work: (em: EntityManager) => Promise<unknown>,
  ): Promise<void> {
    if (!(await this.of(viewer.userId))) throw userError('NOT_FOUND', message('secondFactor.off'));
    if (!code) await this.assertPassword(viewer, password ?? '', ip, ['proof', 'password']);
    const run = () =>
      this.em.transactional(async (em) => {
        if (code && !(await this.useCode(em, viewer.userId, code))) return null;
        await work(em);
        await this.sessions.revokeOthers(em, viewer);
        return true;
      });
    const isDone = code ? await this.rateLimits.code(viewer.userId, ip, run) : await run();
    if (isDone === null) throw codeWrong(['proof', 'code']);
  }

  /** Uses a code up; false when it is wrong, or was used before. One statement each, so that of two at once only one counts. */
  private async useCode(em: EntityManager, userId: string, code: string): Promise<boolean> {
    const mine = em.getKysely<Database>().updateTable('second_factors').where('user_id', '=', userId);
    if (isAuthenticatorCode(code)) {
      const { secret: sealed } = await em.findOneOrFail(SecondFactorEntity, { user: userId });
      const secret = unseal(this.terms.sealingKey, userId, sealed);
      const step = secret === null ? null : stepOf(secret, code, this.clock());
      if (step === null) return false;
      const used = mine.set({ last_used_step: step }).where('last_used_step', '<', step);
      return (await used.executeTakeFirst()).numUpdatedRows > 0n;
    }
    const hash = hashRecoveryCode(code);
    const used = mine
      .set({ recovery_codes: sql`recovery_codes - ${hash}::text` })
      .where(sql<boolean>`recovery_codes @> to_jsonb(${hash}::text)`);
    return (await used.executeTakeFirst()).numUpdatedRows > 0n;
  }

  /** @throws UserError PASSWORD_WRONG; RequestError RATE_LIMITED */
  private async assertPassword(
    { userId }: Viewer,
    password: string,
    ip: string,
    field: string[] = ['password'],
  ): Promise<void> {
    const account = await selectCredentials(this.em.getKysely<Database>())
      .where('id', '=', userId)
      .executeTakeFirst();
    const isRight = await this.rateLimits.password(userId, ip, () =>
      isPasswordRight(account?.password_hash ?? null, password),
    );
    if (!isRight) throw userError('PASSWORD_WRONG', message('account.passwordWrong'), field);
  }

  private async load(userIds: readonly string[]): Promise<Map<string, SecondFactor>> {
    const rows = await this.em
      .getKysely<Database>()
      .selectFrom('second_factors')
      .where('user_id', 'in', userIds)
      .select(['user_id', 'created_at', sql<number>`jsonb_array_length(recovery_codes)`.as('left')])
      .execute();
    return new Map(
      rows.map(({ user_id, created_at, left }) => [
        user_id,
        { createdAt: new Date(created_at), recoveryCodesLeft: left },
      ]),
    );
  }
}

/** Ties a challenge to the password that was given, without giving its hash away. */
function digest(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}

const alreadyOn = () => userError('SECOND_FACTOR_ON', message('secondFactor.alreadyOn'));
const codeWrong = (field: string[]) => userError('CODE_WRONG', message('secondFactor.codeWrong'), field);
const challengeExpired = () =>
  userError('CHALLENGE_EXPIRED', message('secondFactor.challengeExpired'), ['challenge']);

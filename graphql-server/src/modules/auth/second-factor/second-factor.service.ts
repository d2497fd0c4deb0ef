import type { Keys } from '../../../shared/secrets/keys.ts';
import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { userError } from '../../../errors.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import { message } from '../../../shared/messages/message.ts';
import { seal, unseal } from '../../../shared/secrets/sealed-text.ts';
import type { UserPrincipal } from '../../../shared/principal.ts';
import { recordFailedProof, recordProof } from '../sessions/record-sign-in.ts';
import { lockUser } from '../../customers/users/lock-user.ts';
import type { UserService } from '../../customers/users/user.service.ts';
import { selectCredentials } from '../passwords/credentials.ts';
import { isPasswordRight } from '../passwords/password-hash.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { SessionService } from '../sessions/session.service.ts';
import { PasskeyEntity } from './passkeys/passkey.entity.ts';
import { SecondFactorEntity } from './second-factor.entity.ts';
import {
  authenticatorUri,
  codeWrong,
  hashRecoveryCode,
  isAuthenticatorCode,
  newRecoveryCodes,
  newSecret,
  proofOf,
  stepOf,
} from './second-factor-rules.ts';
import { readStepToken, signStepToken, type StepToken } from './step-token.ts';
import type { AuthDatabase } from '../auth.tables.ts';

/** The state of a second factor without its secrets. */
export interface SecondFactor {
  userId: string;
  createdAt: Date;
  hasApp: boolean;
  hasPasskey: boolean;
  recoveryCodesLeft: number;
}

/** A secret for an authenticator app. It takes effect once a code proves that the app has it. */
export interface SecondFactorSetUp extends StepToken {
  /** In base32, for typing. */
  secret: string;
  /** `otpauth://`, for scanning. */
  uri: string;
}

/** Proof of identity: a code if there is a second factor, else the password. */
export interface IdentityProof {
  password?: string | null | undefined;
  code?: string | null | undefined;
}

/** The process's keys, and the shop's name for authenticator apps. */
export interface SecondFactorTerms {
  signingKeys: Keys;
  sealingKeys: Keys;
  shopName: string;
  /** Whether staff without a second factor can do nothing except set one up. */
  isRequired: boolean;
}

/**
 * The second factor of members of staff: an authenticator app (decision 0039), passkeys (`PasskeyService`),
 * and recovery codes in case the device is lost. It exists as long as there is an app or a passkey.
 */
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

  /** The second factor of a user; null without one. */
  async of(userId: string): Promise<SecondFactor | null> {
    return this.loader.load(userId);
  }

  /**
   * Creates a secret for the caller's authenticator app. Nothing is stored until `turnOn`.
   * @throws UserError PASSWORD_WRONG, CODE_WRONG, SECOND_FACTOR_ON; RequestError RATE_LIMITED
   */
  async setUp(principal: UserPrincipal, proof: IdentityProof, ip: string): Promise<SecondFactorSetUp> {
    if ((await this.of(principal.userId))?.hasApp) throw alreadyOn();
    await this.assertIdentity(principal, proof, ip);
    const { email } = await this.users.get(principal.userId);
    const secret = newSecret();
    const claims = { userId: principal.userId, content: secret };
    const token = await signStepToken(this.terms.signingKeys, 'set-up', claims, this.clock());
    return { ...token, secret, uri: authenticatorUri(secret, this.terms.shopName, email) };
  }

  /**
   * Adds the app after its first code, and revokes the caller's other sessions.
   * @returns ten recovery codes, which are shown only now, if it is the first second factor; else none
   * @throws UserError CHALLENGE_EXPIRED, CODE_WRONG, SECOND_FACTOR_ON; RequestError RATE_LIMITED
   */
  async turnOn(principal: UserPrincipal, setUpToken: string, code: string, ip: string): Promise<string[]> {
    const now = this.clock();
    const claims = await readStepToken(this.terms.signingKeys, 'set-up', setUpToken, now);
    if (claims?.userId !== principal.userId) {
      throw userError('CHALLENGE_EXPIRED', message('secondFactor.setUpExpired'), ['setUpToken']);
    }
    const secret = claims.content;
    const step = await this.rateLimits.code(principal.userId, ip, () =>
      Promise.resolve(stepOf(secret, code, now)),
    );
    if (step === null) throw codeWrong(['code']);
    return this.em.transactional(async (em) => {
      const { id: user } = await lockUser(em, principal.userId);
      if (await em.count(SecondFactorEntity, { user, secret: { $ne: null } })) throw alreadyOn();
      const app = { secret: seal(this.terms.sealingKeys, user, secret), lastUsedStep: step };
      const recoveryCodes = await this.begin(em, user, app);
      await this.sessions.revokeOthers(em, principal);
      return recoveryCodes;
    });
  }

  /**
   * Creates the second factor if needed, before an app or a passkey is added. The user must be locked.
   * @returns ten recovery codes if it was created; else none
   */
  async begin(em: EntityManager, userId: string, app: App | null = null): Promise<string[]> {
    if (await em.count(SecondFactorEntity, { user: userId })) {
      if (app) await em.nativeUpdate(SecondFactorEntity, { user: userId }, app);
      return [];
    }
    const recoveryCodes = newRecoveryCodes();
    await em.insert(SecondFactorEntity, {
      user: userId,
      ...(app ?? { secret: null, lastUsedStep: 0 }),
      recoveryCodes: recoveryCodes.map(hashRecoveryCode),
      createdAt: this.clock(),
    });
    return recoveryCodes;
  }

  /**
   * Replaces the remaining recovery codes, and revokes the caller's other sessions.
   * @returns ten new ones, which are shown only now
   * @throws UserError NOT_FOUND, CODE_WRONG; RequestError RATE_LIMITED
   */
  async renewRecoveryCodes(principal: UserPrincipal, proof: IdentityProof, ip: string): Promise<string[]> {
    const recoveryCodes = newRecoveryCodes();
    await this.change(principal, proof, ip, async (em) =>
      em.nativeUpdate(
        SecondFactorEntity,
        { user: principal.userId },
        { recoveryCodes: recoveryCodes.map(hashRecoveryCode) },
      ),
    );
    return recoveryCodes;
  }

  /**
   * Removes the caller's app, and revokes their other sessions.
   * @throws UserError NOT_FOUND, CODE_WRONG, SECOND_FACTOR_REQUIRED; RequestError RATE_LIMITED
   */
  async turnOff(principal: UserPrincipal, proof: IdentityProof, ip: string): Promise<void> {
    const { userId } = principal;
    await this.change(principal, proof, ip, async (em) => {
      const secondFactor = await em.findOneOrFail(SecondFactorEntity, { user: userId });
      if (!secondFactor.secret) throw userError('NOT_FOUND', message('secondFactor.noApp'));
      if (await em.count(PasskeyEntity, { userId })) {
        await em.nativeUpdate(SecondFactorEntity, { user: userId }, { secret: null });
      } else {
        await this.end(em, userId);
      }
    });
  }

  /** Deletes a second factor that has no app or passkey left. @throws UserError SECOND_FACTOR_REQUIRED */
  async endIfEmpty(em: EntityManager, userId: string): Promise<void> {
    const hasApp = await em.count(SecondFactorEntity, { user: userId, secret: { $ne: null } });
    if (!hasApp && !(await em.count(PasskeyEntity, { userId }))) await this.end(em, userId);
  }

  private async end(em: EntityManager, userId: string): Promise<void> {
    if (this.terms.isRequired) throw userError('SECOND_FACTOR_REQUIRED', message('secondFactor.required'));
    await em.nativeDelete(SecondFactorEntity, { user: userId });
  }

  /**
   * Changes the second factor in the transaction that uses up a code, and revokes the other sessions. A
   * password is not enough: the second factor protects against someone who knows it.
   * @throws UserError NOT_FOUND without a second factor, CODE_WRONG; RequestError RATE_LIMITED
   */
  async change(
    principal: UserPrincipal,
    { code }: IdentityProof,
    ip: string,
    work: (em: EntityManager) => Promise<unknown>,
  ): Promise<void> {
    if (!(await this.of(principal.userId))) throw userError('NOT_FOUND', message('secondFactor.off'));
    await this.takeCode(principal, code, ip, ['proof', 'code'], async (em) => {
      await work(em);
      await this.sessions.revokeOthers(em, principal);
    });
  }

  /**
   * Verifies the caller before a factor is added: by a code, which is used up, if there is a second factor,
   * otherwise by the password.
   * @throws UserError CODE_WRONG, PASSWORD_WRONG; RequestError RATE_LIMITED
   */
  async assertIdentity(principal: UserPrincipal, proof: IdentityProof, ip: string): Promise<void> {
    if (await this.of(principal.userId)) await this.takeCode(principal, proof.code, ip, ['code']);
    else await this.assertPassword(principal, proof.password ?? '', ip);
  }

  /**
   * Uses up one of the caller's codes, in one transaction with `work`.
   * @throws UserError CODE_WRONG; RequestError RATE_LIMITED
   */
  async takeCode(
    { userId }: UserPrincipal,
    code: string | null | undefined,
    ip: string,
    field: string[],
    work?: (em: EntityManager) => Promise<void>,
  ): Promise<void> {
    if (!code) throw userError('CODE_WRONG', message('secondFactor.codeNeeded'), field);
    const isDone = await this.rateLimits.code(userId, ip, () =>
      this.em.transactional(async (em) => {
        await lockUser(em, userId);
        if (!(await this.useCode(em, userId, code))) return null;
        await recordProof(em, 'VERIFIED', userId, proofOf(code));
        await work?.(em);
        return true;
      }),
    );
    if (isDone !== null) return;
    await recordFailedProof(this.em, 'VERIFICATION_FAILED', { column: 'id', value: userId }, proofOf(code));
    throw codeWrong(field);
  }

  /** Uses up an authenticator or recovery code, in one statement. False when it is wrong or used. */
  async useCode(em: EntityManager, userId: string, code: string): Promise<boolean> {
    const mine = em.getKysely<AuthDatabase>().updateTable('second_factors').where('user_id', '=', userId);
    if (isAuthenticatorCode(code)) {
      const { secret: sealed } = await em.findOneOrFail(SecondFactorEntity, { user: userId });
      const secret = sealed ? unseal(this.terms.sealingKeys, userId, sealed) : null;
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

  /** Checks the caller's password. @throws UserError PASSWORD_WRONG; RequestError RATE_LIMITED */
  async assertPassword(
    { userId }: UserPrincipal,
    password: string,
    ip: string,
    field: string[] = ['password'],
  ): Promise<void> {
    const account = await selectCredentials(this.em.getKysely<AuthDatabase>())
      .where('id', '=', userId)
      .executeTakeFirst();
    const isRight = await this.rateLimits.password(userId, ip, () =>
      isPasswordRight(account?.password_hash ?? null, password),
    );
    if (isRight) return;
    await recordFailedProof(this.em, 'VERIFICATION_FAILED', { column: 'id', value: userId }, null);
    throw userError('PASSWORD_WRONG', message('account.passwordWrong'), field);
  }

  private async load(userIds: readonly string[]): Promise<Map<string, SecondFactor>> {
    const rows = await this.em
      .getKysely<AuthDatabase>()
      .selectFrom('second_factors as f')
      .where('user_id', 'in', userIds)
      .select([
        'user_id as userId',
        'created_at',
        sql<boolean>`secret is not null`.as('hasApp'),
        sql<boolean>`exists (select from passkeys p where p.user_id = f.user_id)`.as('hasPasskey'),
        sql<number>`jsonb_array_length(recovery_codes)`.as('recoveryCodesLeft'),
      ])
      .execute();
    return new Map(
      rows.map(({ created_at, ...secondFactor }) => [
        secondFactor.userId,
        { ...secondFactor, createdAt: new Date(created_at) },
      ]),
    );
  }
}

/** A stored authenticator app. */
type App = Pick<SecondFactorEntity, 'secret' | 'lastUsedStep'>;

const alreadyOn = () => userError('SECOND_FACTOR_ON', message('secondFactor.alreadyOn'));

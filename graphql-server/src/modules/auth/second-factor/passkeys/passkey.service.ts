import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { EntityManager } from '../../../../db/database.ts';
import { userError } from '../../../../errors.ts';
import { createLoader } from '../../../../shared/create-loader.ts';
import { message } from '../../../../shared/messages/message.ts';
import { isUuid, newId } from '../../../../shared/new-id.ts';
import { requiredLine } from '../../../../shared/text-rules.ts';
import type { Clock } from '../../../../shared/time/clock.ts';
import { validate } from '../../../../shared/validate.ts';
import type { UserPrincipal } from '../../../../shared/principal.ts';
import { lockUser } from '../../../customers/users/lock-user.ts';
import type { UserService } from '../../../customers/users/user.service.ts';
import type { SessionService } from '../../sessions/session.service.ts';
import type { Enter, LoginStepService } from '../login-step.service.ts';
import type { IdentityProof, SecondFactorService } from '../second-factor.service.ts';
import { type Ceremony, PasskeyChallenges } from './passkey-challenges.ts';
import { PasskeyEntity } from './passkey.entity.ts';
import type { RelyingParty } from './relying-party.ts';
import { ALGORITHMS, claimedKey, verifyNewKey, verifySignature } from './verify-passkey.ts';
import type { AuthDatabase } from '../../auth.tables.ts';

/** The displayed data of a passkey. */
export type Passkey = Pick<PasskeyEntity, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>;

/** Enough for one passkey per device. */
const MAX_PASSKEYS = 10;
const nameSchema = requiredLine('label.passkeyName', 60);

/**
 * Verification (PIN or biometrics) is requested if the device supports it, so security keys without a PIN
 * work too.
 */
const USER_VERIFICATION = 'preferred';

/** The passkeys of members of staff, as a second factor (decision 0044). */
export class PasskeyService {
  private readonly challenges: PasskeyChallenges;
  private readonly loader = createLoader<Passkey[]>((userIds) => this.load(userIds), []);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly users: UserService,
    private readonly sessions: SessionService,
    private readonly secondFactors: SecondFactorService,
    private readonly loginStep: LoginStepService,
    private readonly relyingParty: () => RelyingParty,
  ) {
    this.challenges = new PasskeyChallenges(em, clock);
  }

  /** The passkeys of a user, the oldest first. */
  async of(userId: string): Promise<Passkey[]> {
    return this.loader.load(userId);
  }

  /**
   * Starts adding a passkey: returns the options for the caller's browser to create one, as JSON. `ip` is for
   * the rate limits.
   * @throws UserError PASSWORD_WRONG, CODE_WRONG, INVALID_VALUE when there are ten; RequestError RATE_LIMITED
   */
  async setUp(principal: UserPrincipal, proof: IdentityProof, ip: string): Promise<string> {
    const { userId } = principal;
    const passkeys = await this.em.find(PasskeyEntity, { userId });
    assertRoom(passkeys.length);
    await this.secondFactors.assertIdentity(principal, proof, ip);
    const { email } = await this.users.get(userId);
    const relyingParty = this.relyingParty();
    const options = await generateRegistrationOptions({
      rpID: relyingParty.id,
      rpName: relyingParty.name,
      userID: new TextEncoder().encode(userId),
      userName: email,
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: passkeys.map(toDescriptor),
      authenticatorSelection: { residentKey: 'preferred', userVerification: USER_VERIFICATION },
    });
    await this.challenges.keep(addingBy(principal), options.challenge);
    return JSON.stringify(options);
  }

  /**
   * Adds the passkey that the browser created, and revokes the caller's other sessions.
   * @returns ten recovery codes, which are shown only now, if it is the first second factor; else none
   * @throws UserError REQUIRED and INVALID_VALUE for the name, CHALLENGE_EXPIRED, PASSKEY_REJECTED
   */
  async add(principal: UserPrincipal, name: string, response: string): Promise<string[]> {
    const { userId } = principal;
    const called = validate(nameSchema, name, ['name']);
    const challenge = await this.challenges.consume(addingBy(principal));
    if (!challenge) throw userError('CHALLENGE_EXPIRED', message('secondFactor.setUpExpired'), ['response']);
    const key = await verifyNewKey(this.relyingParty(), challenge, response);
    if (!key) throw rejected();
    return this.em.transactional(async (em) => {
      await lockUser(em, userId);
      assertRoom(await em.count(PasskeyEntity, { userId }));
      const recoveryCodes = await this.secondFactors.begin(em, userId);
      // A key that is already stored was not created just now.
      if (await em.count(PasskeyEntity, { credentialId: key.credentialId })) throw rejected();
      const passkey = { id: newId(), userId, name: called, createdAt: this.clock(), lastUsedAt: null };
      await em.insert(PasskeyEntity, { ...passkey, ...key });
      await this.sessions.revokeOthers(em, principal);
      return recoveryCodes;
    });
  }

  /** Renames one of the caller's passkeys. @throws UserError NOT_FOUND, REQUIRED, INVALID_VALUE */
  async rename({ userId }: UserPrincipal, id: string, name: string): Promise<void> {
    const called = validate(nameSchema, name, ['name']);
    const renamed = isUuid(id)
      ? await this.em.nativeUpdate(PasskeyEntity, { id, userId }, { name: called })
      : 0;
    if (renamed === 0) throw notFound();
  }

  /**
   * Removes one of the caller's passkeys, and revokes their other sessions.
   * @throws UserError NOT_FOUND, CODE_WRONG, SECOND_FACTOR_REQUIRED; RequestError RATE_LIMITED
   */
  async remove(principal: UserPrincipal, id: string, proof: IdentityProof, ip: string): Promise<void> {
    const { userId } = principal;
    await this.secondFactors.change(principal, proof, ip, async (em) => {
      const removed = isUuid(id) ? await em.nativeDelete(PasskeyEntity, { id, userId }) : 0;
      if (removed === 0) throw notFound();
      await this.secondFactors.endIfEmpty(em, userId);
    });
  }

  /**
   * Starts the second step of a login: returns the options for the browser to sign with a passkey, as JSON.
   * They list the account's passkeys, which only callers with the right password can learn.
   * @throws UserError CHALLENGE_EXPIRED
   */
  async request(loginToken: string): Promise<string> {
    const { userId } = await this.loginStep.readChallenge(loginToken);
    const passkeys = await this.em.find(PasskeyEntity, { userId });
    const options = await generateAuthenticationOptions({
      rpID: this.relyingParty().id,
      allowCredentials: passkeys.map(toDescriptor),
      userVerification: USER_VERIFICATION,
    });
    await this.challenges.keep(loggingInBy(userId, loginToken), options.challenge);
    return JSON.stringify(options);
  }

  /**
   * Completes the second step of a login: checks the signature and creates the session with `enter`, in the
   * transaction that records the use.
   * @throws UserError CHALLENGE_EXPIRED, PASSKEY_REJECTED; RequestError RATE_LIMITED
   */
  async answer<Result>(
    loginToken: string,
    response: string,
    ip: string,
    enter: Enter<Result>,
  ): Promise<Result> {
    const { userId } = await this.loginStep.readChallenge(loginToken);
    const use = await this.verify(userId, loginToken, response);
    const result = await this.loginStep.complete(
      loginToken,
      ip,
      {
        check: async (em) => use !== null && this.noteUse(em, use),
        proof: { part: 'PASSKEY', ...(use && { partName: use.name }) },
      },
      enter,
    );
    if (result === null) throw rejected();
    return result;
  }

  /**
   * The passkey that signed, and its new counter; null when the signature is wrong. @throws UserError
   * CHALLENGE_EXPIRED
   */
  private async verify(userId: string, loginToken: string, response: string): Promise<Use | null> {
    const challenge = await this.challenges.consume(loggingInBy(userId, loginToken));
    if (!challenge) {
      throw userError('CHALLENGE_EXPIRED', message('secondFactor.challengeExpired'), ['response']);
    }
    const credentialId = claimedKey(response);
    const passkey = credentialId && (await this.em.findOne(PasskeyEntity, { userId, credentialId }));
    if (!passkey) return null;
    const counter = await verifySignature(this.relyingParty(), challenge, response, passkey);
    return counter === null ? null : { id: passkey.id, name: passkey.name, counter };
  }

  /** Records a login. False when the passkey is gone, or another login has increased its counter since. */
  private async noteUse(em: EntityManager, { id, counter }: Use): Promise<boolean> {
    const used = await em
      .getKysely<AuthDatabase>()
      .updateTable('passkeys')
      .set({ counter, last_used_at: this.clock() })
      .where('id', '=', id)
      .where((eb) =>
        eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]),
      )
      .executeTakeFirst();
    return used.numUpdatedRows > 0n;
  }

  private async load(userIds: readonly string[]): Promise<Map<string, Passkey[]>> {
    const passkeys = await this.em.find(
      PasskeyEntity,
      { userId: { $in: [...userIds] } },
      { orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    return Map.groupBy(passkeys, ({ userId }) => userId);
  }
}

interface Use {
  id: string;
  name: string;
  /** The authenticator's new signature counter. */
  counter: number;
}

const addingBy = ({ userId, sessionId }: UserPrincipal): Ceremony => ({
  userId,
  purpose: 'add',
  attempt: sessionId,
});
const loggingInBy = (userId: string, loginToken: string): Ceremony => ({
  userId,
  purpose: 'log-in',
  attempt: loginToken,
});

/** The passkey's descriptor for browsers. */
const toDescriptor = ({ credentialId, transports }: PasskeyEntity) => ({ id: credentialId, transports });

function assertRoom(count: number): void {
  if (count >= MAX_PASSKEYS)
    throw userError('INVALID_VALUE', message('passkeys.tooMany', { max: MAX_PASSKEYS }));
}

const rejected = () => userError('PASSKEY_REJECTED', message('passkey.rejected'), ['response']);
const notFound = () => userError('NOT_FOUND', message('passkey.notFound'), ['id']);

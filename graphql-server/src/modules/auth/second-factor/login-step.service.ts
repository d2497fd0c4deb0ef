import type { Keys } from '../../../shared/secrets/keys.ts';
import { createHash } from 'node:crypto';
import type { EntityManager } from '../../../db/database.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { type Proof, recordFailedProof } from '../sessions/record-sign-in.ts';
import { selectCredentials } from '../passwords/credentials.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { SecondFactorEntity } from './second-factor.entity.ts';
import { codeWrong, proofOf } from './second-factor-rules.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import { readStepToken, signStepToken, type StepClaims, type StepToken } from './step-token.ts';
import type { AuthDatabase } from '../auth.tables.ts';

/** The token for the second step of a login, and the accepted methods; a recovery code is always accepted. */
export interface SecondFactorChallenge extends StepToken {
  methods: ('APP' | 'PASSKEY')[];
}

/** The second step of a login, and how to check it. */
interface SecondStep {
  check: (em: EntityManager, userId: string) => Promise<boolean>;
  proof: Proof;
}

/** Creates the session after the second step. */
export type Enter<Result> = (em: EntityManager, userId: string, proof: Proof) => Promise<Result>;

/** The second step of a login, for users with a second factor. */
export class LoginStepService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly secondFactors: SecondFactorService,
    private readonly signingKeys: Keys,
  ) {}

  /**
   * Creates the token for the second step of a login, after its password, with this hash, was right; null for
   * users without a second factor.
   */
  async challenge(userId: string, passwordHash: string): Promise<SecondFactorChallenge | null> {
    const secondFactor = await this.secondFactors.of(userId);
    if (!secondFactor) return null;
    const claims = { userId, content: digest(passwordHash) };
    const token = await signStepToken(this.signingKeys, 'challenge', claims, this.clock());
    const methods: SecondFactorChallenge['methods'] = [];
    if (secondFactor.hasPasskey) methods.push('PASSKEY');
    if (secondFactor.hasApp) methods.push('APP');
    return { ...token, methods };
  }

  /** Reads the token of a login's first step. @throws UserError CHALLENGE_EXPIRED */
  async readChallenge(challenge: string): Promise<StepClaims> {
    const claims = await readStepToken(this.signingKeys, 'challenge', challenge, this.clock());
    if (!claims) throw challengeExpired();
    return claims;
  }

  /**
   * Completes a login with a code: checks it, and creates the session with `enter`, in one transaction.
   * @throws UserError CHALLENGE_EXPIRED, also after the password was changed or the second factor removed,
   * CODE_WRONG; RequestError RATE_LIMITED
   */
  async answer<Result>(challenge: string, code: string, ip: string, enter: Enter<Result>): Promise<Result> {
    const check = (em: EntityManager, userId: string) => this.secondFactors.useCode(em, userId, code);
    const result = await this.complete(challenge, ip, { check, proof: proofOf(code) }, enter);
    if (result === null) throw codeWrong(['code']);
    return result;
  }

  /**
   * Completes a login: runs `check` for the second step, and creates the session with `enter`, in one
   * transaction. Null when the check fails, which counts for the rate limits.
   * @throws UserError CHALLENGE_EXPIRED, also after the password was changed or the second factor removed;
   * RequestError RATE_LIMITED
   */
  async complete<Result>(
    challenge: string,
    ip: string,
    { check, proof }: SecondStep,
    enter: Enter<Result>,
  ): Promise<Result | null> {
    const { userId, content } = await this.readChallenge(challenge);
    const result = await this.rateLimits.code(userId, ip, () =>
      this.em.transactional(async (em) => {
        const account = await selectCredentials(em.getKysely<AuthDatabase>())
          .where('id', '=', userId)
          .where('role', '=', 'ADMIN')
          .forNoKeyUpdate()
          .executeTakeFirst();
        const isSame = account?.password_hash && digest(account.password_hash) === content;
        if (!isSame || !(await em.findOne(SecondFactorEntity, { user: userId }))) throw challengeExpired();
        return (await check(em, userId)) ? enter(em, userId, proof) : null;
      }),
    );
    if (result === null)
      await recordFailedProof(this.em, 'LOGIN_FAILED', { column: 'id', value: userId }, proof);
    return result;
  }
}

/** Binds a challenge to the verified password, without revealing its hash. */
function digest(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}

const challengeExpired = () =>
  userError('CHALLENGE_EXPIRED', message('secondFactor.challengeExpired'), ['challenge']);

import { SignJWT } from 'jose';
import type { Keys } from '../../../shared/secrets/keys.ts';
import { verifyToken } from '../verify-token.ts';

/** The purpose of a token, and its lifetime in seconds. */
const purposes = {
  /** The password was right; the code of the second factor is still missing. */
  challenge: { typ: 'shop-challenge+jwt', seconds: 5 * 60 },
  /** An authenticator app has been given a secret, but no code has proved it yet. */
  'set-up': { typ: 'shop-second-factor-set-up+jwt', seconds: 15 * 60 },
} as const;

type Purpose = keyof typeof purposes;

const ALGORITHM = 'HS256';

/** A token for the second step of a process whose first step is done, and its expiry. */
export interface StepToken {
  token: string;
  expiresAt: Date;
}

/**
 * Signs a token for the next step. It is valid for nothing else: tokens of sessions and of other purposes
 * have other types. `content` is signed, not encrypted.
 */
export async function signStepToken(
  keys: Keys,
  purpose: Purpose,
  { userId, content }: StepClaims,
  now: Date,
): Promise<StepToken> {
  const { typ, seconds } = purposes[purpose];
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const token = await new SignJWT({ content })
    .setProtectedHeader({ alg: ALGORITHM, typ })
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(keys[0]);
  return { token, expiresAt };
}

/** The token's user, and the content for the next step. */
export interface StepClaims {
  userId: string;
  content: string;
}

/** Reads a token of this purpose; null when it is forged, expired or for another purpose. */
export async function readStepToken(
  keys: Keys,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<StepClaims | null> {
  try {
    const { payload } = await verifyToken(keys, token, {
      algorithms: [ALGORITHM],
      typ: purposes[purpose].typ,
      requiredClaims: ['exp', 'sub', 'content'],
      currentDate: now,
    });
    return { userId: String(payload.sub), content: String(payload['content']) };
  } catch {
    return null;
  }
}

import { jwtVerify, SignJWT } from 'jose';

/** What a token is good for, and for how long, in seconds. */
const purposes = {
  /** The password was right; the code of the second factor is still missing. */
  challenge: { typ: 'shop-challenge+jwt', seconds: 5 * 60 },
  /** An authenticator app was given a secret, and has not proved yet that it has it. */
  'set-up': { typ: 'shop-second-factor-set-up+jwt', seconds: 15 * 60 },
} as const;

type Purpose = keyof typeof purposes;

const ALGORITHM = 'HS256';

/** A token for the second step of something whose first step is done, and until when it is valid. */
export interface StepToken {
  token: string;
  expiresAt: Date;
}

/**
 * Signs a token for the next step. It opens nothing else: sessions' tokens have another type, and so have
 * those of other purposes. `content` is signed, not encrypted.
 */
export async function signStepToken(
  secret: Uint8Array,
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
    .sign(secret);
  return { token, expiresAt };
}

/** Whose token it is, and what it carries to the next step. */
export interface StepClaims {
  userId: string;
  content: string;
}

/** Reads a token of this purpose; null when it is forged, expired or for something else. */
export async function readStepToken(
  secret: Uint8Array,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<StepClaims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
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

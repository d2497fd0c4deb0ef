import { jwtVerify, SignJWT } from 'jose';
import { unauthenticated } from '../../../errors.ts';

/** The claims of a token: which session, of which user. Everything else is looked up. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
}

const ALGORITHM = 'HS256';
const TYPE = 'shop-session+jwt';
const ISSUER = 'shop';
const AUDIENCE = 'shop-api';

/** Signs the bearer token of a session. */
export async function signSessionToken(
  secret: Uint8Array,
  { userId, sessionId }: SessionClaims,
  issuedAt: Date,
  expiresAt: Date,
): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(secret);
}

/**
 * Reads a token. Nothing in it is trusted before its signature, type, issuer, audience and expiry are verified (RFC
 * 8725: the algorithm is set by us, never by the token).
 * @throws RequestError UNAUTHENTICATED
 */
export async function readSessionToken(secret: Uint8Array, token: string, now: Date): Promise<SessionClaims> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: now,
    });
    return { userId: String(payload.sub), sessionId: String(payload['sid']) };
  } catch {
    throw unauthenticated();
  }
}

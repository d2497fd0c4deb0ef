import { SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { unauthenticated } from '../../../errors.ts';
import type { Keys } from '../../../shared/secrets/keys.ts';
import { verifyToken } from '../verify-token.ts';

/** The claims of a token: the session and its user. Everything else is looked up. */
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
  keys: Keys,
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
    .sign(keys[0]);
}

/**
 * A token with a valid signature, which therefore stays valid until it expires; times in seconds since 1970.
 */
interface VerifiedToken {
  claims: SessionClaims;
  expiresAt: number;
}

/**
 * Recently verified tokens, by their keys. Verification takes about a tenth of a small request, and clients
 * send the same token again and again. The session is still looked up each time.
 */
const verifiedBy = new WeakMap<Keys, LRUCache<string, VerifiedToken>>();
const MAX_VERIFIED = 5000;

/**
 * Reads a token. It verifies signature, type, issuer, audience and expiry before it trusts any content (RFC
 * 8725: the shop sets the algorithm, never the token).
 * @throws RequestError UNAUTHENTICATED
 */
export async function readSessionToken(keys: Keys, token: string, now: Date): Promise<SessionClaims> {
  const verified = verifiedBy.get(keys) ?? new LRUCache<string, VerifiedToken>({ max: MAX_VERIFIED });
  verifiedBy.set(keys, verified);
  const { claims, expiresAt } = verified.get(token) ?? (await verify(keys, token, now));
  if (expiresAt <= Math.floor(now.getTime() / 1000)) throw unauthenticated();
  verified.set(token, { claims, expiresAt });
  return claims;
}

async function verify(keys: Keys, token: string, now: Date): Promise<VerifiedToken> {
  try {
    const { payload } = await verifyToken(keys, token, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: now,
    });
    const claims = { userId: String(payload.sub), sessionId: String(payload['sid']) };
    return { claims, expiresAt: Number(payload.exp) };
  } catch {
    throw unauthenticated();
  }
}

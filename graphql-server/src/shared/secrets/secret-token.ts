import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits for a link, in URL-safe characters. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The SHA-256 that is stored instead of a token. No salt or stretching needed: 256 random bits cannot be
 * guessed.
 */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import { createHash, randomBytes } from 'node:crypto';

/** A token is good for an hour, in ms. */
export const RESET_TOKEN_LIFE = 60 * 60 * 1000;

/** A new secret of 256 bits, fit for an address. */
export function newResetToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. */
export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

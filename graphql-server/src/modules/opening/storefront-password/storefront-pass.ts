import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A token that lets its holder see the storefront before it opens: when it expires, in ms since the epoch,
 * signed by the shop. `passwordHash` is part of the signature, so that another password voids all passes.
 */
export function createPass(key: Uint8Array, passwordHash: string | null, expiresAt: number): string {
  return `${expiresAt}.${sign(key, passwordHash, expiresAt).toString('base64url')}`;
}

/** Whether this shop created the pass since its password last changed, and it has not expired. */
export function isPassValid(key: Uint8Array, passwordHash: string | null, pass: string, now: Date): boolean {
  const [expiry = '', signature = ''] = pass.split('.');
  const expiresAt = Number(expiry);
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(key, passwordHash, expiresAt);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && expiresAt > now.getTime();
}

function sign(key: Uint8Array, passwordHash: string | null, expiresAt: number): Buffer {
  return createHmac('sha256', key)
    .update(`storefront-pass:${passwordHash ?? ''}:${expiresAt}`)
    .digest();
}

import { isSigned, type Keys, sign } from '../../../shared/secrets/keys.ts';
/**
 * A token that lets its holder see the storefront before it opens: when it expires, in ms since the epoch,
 * signed by the shop. `passwordHash` is part of the signature, so that another password voids all passes.
 */
export function createPass(keys: Keys, passwordHash: string | null, expiresAt: number): string {
  return `${expiresAt}.${sign(keys, textOf(passwordHash, expiresAt)).toString('base64url')}`;
}

/** Whether this shop created the pass since its password last changed, and it has not expired. */
export function isPassValid(keys: Keys, passwordHash: string | null, pass: string, now: Date): boolean {
  const [expiry = '', signature = ''] = pass.split('.');
  const expiresAt = Number(expiry);
  const isOurs = isSigned(keys, textOf(passwordHash, expiresAt), Buffer.from(signature, 'base64url'));
  return isOurs && expiresAt > now.getTime();
}

const textOf = (passwordHash: string | null, expiresAt: number) =>
  `storefront-pass:${passwordHash ?? ''}:${expiresAt}`;

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text for the database, with keys of 32 bytes. It can only be decrypted with the same `owner`,
 * so copying it to another row is useless.
 */
export function seal([key]: Keys, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
}

/** Decrypts the result of `seal`; null when no key fits, the owner is different, or it was changed. */
export function unseal(keys: Keys, owner: string, sealed: string): string | null {
  for (const key of keys) {
    const text = decrypt(key, owner, sealed);
    if (text !== null) return text;
  }
  return null;
}

function decrypt(key: Uint8Array, owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    const content = bytes.subarray(IV_BYTES + TAG_BYTES);
    return decipher.update(content, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

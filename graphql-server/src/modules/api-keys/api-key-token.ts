import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../shared/new-id.ts';
import { hashSecretToken, newSecretToken } from '../../shared/secrets/secret-token.ts';

/**
 * How each key begins, so that scanners for leaked secrets find it, and nobody takes it for a session's
 * token.
 */
const PREFIX = 'exk_';
/** 16 and 32 bytes in base64url. */
const ID_LENGTH = 22;
const SECRET_LENGTH = 43;
const HINT_LENGTH = 4;

/** A new key, and what is stored of it. */
export interface NewApiKeyToken {
  /** What the program sends. It is in no other place. */
  token: string;
  secretHash: string;
  hint: string;
}

/** Makes the key with this id (a UUID) and a random secret. */
export function newApiKeyToken(id: string): NewApiKeyToken {
  const secret = newSecretToken();
  const token = `${PREFIX}${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}${secret}`;
  return { token, secretHash: hashSecretToken(secret), hint: secret.slice(-HINT_LENGTH) };
}

/** Whether a bearer token claims to be an API key, whether or not it is one. */
export function isApiKeyToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

const shape = new RegExp(`^${PREFIX}([\\w-]{${ID_LENGTH}})([\\w-]{${SECRET_LENGTH}})$`);

/** What a key says: which it is, and the secret that proves it. Null for what is none. */
export function readApiKeyToken(token: string): { id: string; secret: string } | null {
  const [, encodedId = '', secret = ''] = shape.exec(token) ?? [];
  const hex = Buffer.from(encodedId, 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isUuid(id) ? { id, secret } : null;
}

/**
 * Whether a secret is the one whose hash is stored. One SHA-256 is right for it, where a password needs a
 * slow hash with a salt: nobody can try out 256 random bits, and each request of a program is checked. The
 * comparison takes as long wherever the two differ.
 */
export function isSecretOf(secretHash: string, secret: string): boolean {
  const stored = Buffer.from(secretHash, 'hex');
  const given = Buffer.from(hashSecretToken(secret), 'hex');
  return stored.length === given.length && timingSafeEqual(stored, given);
}

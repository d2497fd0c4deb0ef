import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../shared/new-id.ts';
import { hashSecretToken, newSecretToken } from '../../shared/secrets/secret-token.ts';

/**
 * The prefix of each key, by which scanners for leaked secrets recognize it, and which distinguishes it from
 * session tokens.
 */
const PREFIX = 'exk_';
/** 16 and 32 bytes in base64url. */
const ID_LENGTH = 22;
const SECRET_LENGTH = 43;
const HINT_LENGTH = 4;

/** A new key, and the data to store for it. */
export interface NewApiKeyToken {
  /** The token that the program sends. It is not stored anywhere. */
  token: string;
  secretHash: string;
  hint: string;
}

/** Creates the key with this id (a UUID) and a random secret. */
export function newApiKeyToken(id: string): NewApiKeyToken {
  const secret = newSecretToken();
  const token = `${PREFIX}${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}${secret}`;
  return { token, secretHash: hashSecretToken(secret), hint: secret.slice(-HINT_LENGTH) };
}

/** Whether a bearer token has the prefix of an API key, valid or not. */
export function isApiKeyToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

const shape = new RegExp(`^${PREFIX}([\\w-]{${ID_LENGTH}})([\\w-]{${SECRET_LENGTH}})$`);

/** Reads the id and secret of a key; null if the token is malformed. */
export function readApiKeyToken(token: string): { id: string; secret: string } | null {
  const [, encodedId = '', secret = ''] = shape.exec(token) ?? [];
  const hex = Buffer.from(encodedId, 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isUuid(id) ? { id, secret } : null;
}

/**
 * Whether a secret matches the stored hash. Unlike a password, it needs no slow hash with a salt: nobody can
 * guess 256 random bits, and each request of a program is verified. The comparison takes constant time.
 */
export function isSecretOf(secretHash: string, secret: string): boolean {
  const stored = Buffer.from(secretHash, 'hex');
  const given = Buffer.from(hashSecretToken(secret), 'hex');
  return stored.length === given.length && timingSafeEqual(stored, given);
}

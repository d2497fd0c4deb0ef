import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../new-id.ts';

/**
 * A token for the link of an email: the id of what it is about, signed by the shop. It is the same each time
 * and needs no table; how long it is good for says the row that it names. `purpose` is signed with it, so
 * that no token by the same key can stand in for one of another kind.
 */
export function signId(key: Uint8Array, purpose: string, id: string): string {
  return `${id}.${sign(key, purpose, id).toString('base64url')}`;
}

/** The id in a token; null for a token that this shop has not made for this purpose. */
export function readSignedId(key: Uint8Array, purpose: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  if (!isUuid(id)) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(key, purpose, id);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function sign(key: Uint8Array, purpose: string, id: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}:${id}`).digest();
}

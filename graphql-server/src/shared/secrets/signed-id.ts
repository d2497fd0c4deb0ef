import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../new-id.ts';

/**
 * A token for an email link: the id of its subject, signed by the shop. It is the same each time and needs no
 * table; the row with that id decides how long it is valid. `purpose` is part of the signature, so that no
 * token with the same key can be used for another purpose.
 */
export function signId(key: Uint8Array, purpose: string, id: string): string {
  return `${id}.${sign(key, purpose, id).toString('base64url')}`;
}

/** The id in a token; null for a token that this shop did not create for this purpose. */
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

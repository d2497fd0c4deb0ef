import { isUuid } from '../new-id.ts';
import { isSigned, type Keys, sign } from './keys.ts';

/**
 * A token for an email link: the id of its subject, signed by the shop. It is the same each time and needs no
 * table; the row with that id decides how long it is valid. `purpose` is part of the signature, so that no
 * token with the same key can be used for another purpose.
 */
export function signId(keys: Keys, purpose: string, id: string): string {
  return `${id}.${sign(keys, textOf(purpose, id)).toString('base64url')}`;
}

/** The id in a token; null for a token that this shop did not create for this purpose. */
export function readSignedId(keys: Keys, purpose: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  if (!isUuid(id)) return null;
  return isSigned(keys, textOf(purpose, id), Buffer.from(signature, 'base64url')) ? id : null;
}

const textOf = (purpose: string, id: string) => `${purpose}:${id}`;

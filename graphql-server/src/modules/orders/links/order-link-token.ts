import { isSigned, type Keys, sign } from '../../../shared/secrets/keys.ts';
const ID_BYTES = 16;
const SIGNATURE_BYTES = 32;

/**
 * The token of a guest's order link: the order's id and a signature, in 64 characters that are valid in a
 * path. It is the same each time, so that all emails contain the same link; the order says when the link
 * expires. Can't be forged without the key.
 */
export function orderLinkToken(keys: Keys, orderId: string): string {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(keys, textOf(orderId))]).toString('base64url');
}

/** The order of a token; null if this shop did not sign it. */
export function orderOfLink(keys: Keys, token: string): string | null {
  if (!/^[\w-]{64}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null;
  const hex = bytes.subarray(0, ID_BYTES).toString('hex');
  const orderId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isSigned(keys, textOf(orderId), bytes.subarray(ID_BYTES)) ? orderId : null;
}

const textOf = (orderId: string) => `order-link:${orderId}`;

import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 32;

/**
 * The token of a guest's order link: the order's id and a signature, in 64 characters that are valid in a
 * path. It is the same each time, so that all emails contain the same link; the order says when the link
 * expires. Can't be forged without the key.
 */
export function orderLinkToken(key: Uint8Array, orderId: string): string {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(key, orderId)]).toString('base64url');
}

/** The order of a token; null if this shop did not sign it. */
export function orderOfLink(key: Uint8Array, token: string): string | null {
  if (!/^[\w-]{64}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null;
  const hex = bytes.subarray(0, ID_BYTES).toString('hex');
  const orderId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return timingSafeEqual(bytes.subarray(ID_BYTES), sign(key, orderId)) ? orderId : null;
}

/** The signed text includes the purpose, so that other signatures by this key can't be used here. */
function sign(key: Uint8Array, orderId: string): Buffer {
  return createHmac('sha256', key).update(`order-link:${orderId}`).digest();
}

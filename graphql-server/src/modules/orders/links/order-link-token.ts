import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 32;

/**
 * The token of the link by which a guest sees an order: the order's id and a signature, in 64 letters that a
 * path may hold. It is the same each time, so that every email leads to one place; how long it is good for
 * says the order. Whoever lacks the key can't make one.
 */
export function orderLinkToken(key: Uint8Array, orderId: string): string {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(key, orderId)]).toString('base64url');
}

/** The order that a token is for; null for a token that this shop has not made. */
export function orderOfLink(key: Uint8Array, token: string): string | null {
  if (!/^[\w-]{64}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null;
  const hex = bytes.subarray(0, ID_BYTES).toString('hex');
  const orderId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return timingSafeEqual(bytes.subarray(ID_BYTES), sign(key, orderId)) ? orderId : null;
}

/** What is signed says what for, so that no other signature by this key can stand in for it. */
function sign(key: Uint8Array, orderId: string): Buffer {
  return createHmac('sha256', key).update(`order-link:${orderId}`).digest();
}

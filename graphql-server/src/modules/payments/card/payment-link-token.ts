import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../../shared/new-id.ts';

/**
 * The token of the link by which an order can be paid without logging in. It is the same each time, since a payment page whose creation is repeated
 * must lead back to the same place; how long it is good for says the order. Whoever lacks the key can't make one.
 */
export function paymentLinkToken(key: Uint8Array, orderId: string): string {
  return `${orderId}.${sign(key, orderId).toString('base64url')}`;
}

/** The order that a token is for; null for a token that this shop has not made. */
export function orderOfPaymentLink(key: Uint8Array, token: string): string | null {
  const [orderId = '', signature = ''] = token.split('.');
  if (!isUuid(orderId)) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(key, orderId);
  return given.length === expected.length && timingSafeEqual(given, expected) ? orderId : null;
}

/** What is signed says what for, so that no other signature by this key can stand in for it. */
function sign(key: Uint8Array, orderId: string): Buffer {
  return createHmac('sha256', key).update(`payment-link:${orderId}`).digest();
}

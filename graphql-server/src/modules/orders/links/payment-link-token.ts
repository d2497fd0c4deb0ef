import { readSignedId, signId } from '../../../shared/secrets/signed-id.ts';

const PURPOSE = 'payment-link';

/**
 * The token of the link by which an order can be paid without logging in. It is the same each time, since a
 * payment page whose creation is repeated must lead back to the same place; how long it is good for says the
 * order. Whoever lacks the key can't make one.
 */
export function paymentLinkToken(key: Uint8Array, orderId: string): string {
  return signId(key, PURPOSE, orderId);
}

/** The order that a token is for; null for a token that this shop has not made. */
export function orderOfPaymentLink(key: Uint8Array, token: string): string | null {
  return readSignedId(key, PURPOSE, token);
}

import type { Keys } from '../../../shared/secrets/keys.ts';
import { readSignedId, signId } from '../../../shared/secrets/signed-id.ts';

const PURPOSE = 'payment-link';

/**
 * The token of the link for paying an order without logging in. It is the same each time, since a repeated
 * request for a payment page must return to the same URL; the order says when the link expires. Can't be
 * forged without the key.
 */
export function paymentLinkToken(keys: Keys, orderId: string): string {
  return signId(keys, PURPOSE, orderId);
}

/** The order of a token; null if this shop did not sign it. */
export function orderOfPaymentLink(keys: Keys, token: string): string | null {
  return readSignedId(keys, PURPOSE, token);
}

import { readSignedId, signId } from '../../../shared/secrets/signed-id.ts';

const PURPOSE = 'withdrawal';

/**
 * The token of the link for withdrawing from an order without logging in, which shows no more of the order
 * than its lines. It is the same each time; the order says how long the customer can withdraw.
 */
export function withdrawalToken(key: Uint8Array, orderId: string): string {
  return signId(key, PURPOSE, orderId);
}

/** The order of a token; null if this shop did not sign it. */
export function orderOfWithdrawal(key: Uint8Array, token: string): string | null {
  return readSignedId(key, PURPOSE, token);
}

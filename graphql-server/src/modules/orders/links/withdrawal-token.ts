import type { Keys } from '../../../shared/secrets/keys.ts';
import { readSignedId, signId } from '../../../shared/secrets/signed-id.ts';

const PURPOSE = 'withdrawal';

/**
 * The token of the link for withdrawing from an order without logging in, which shows no more of the order
 * than its lines. It is the same each time; the order says how long the customer can withdraw.
 */
export function withdrawalToken(keys: Keys, orderId: string): string {
  return signId(keys, PURPOSE, orderId);
}

/** The order of a token; null if this shop did not sign it. */
export function orderOfWithdrawal(keys: Keys, token: string): string | null {
  return readSignedId(keys, PURPOSE, token);
}

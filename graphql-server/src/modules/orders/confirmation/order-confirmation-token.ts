import type { Keys } from '../../../shared/secrets/keys.ts';
import { readSignedId, signId } from '../../../shared/secrets/signed-id.ts';

/**
 * The token in an order email. It is bound to the email address it is sent to, since staff may correct that
 * later.
 */
export function orderConfirmationToken(keys: Keys, orderId: string, email: string): string {
  return signId(keys, purposeFor(email), orderId);
}

/** The order of a token for an email address; null if the token is invalid. */
export function orderOfConfirmation(keys: Keys, token: string, email: string): string | null {
  return readSignedId(keys, purposeFor(email), token);
}

const purposeFor = (email: string) => `order-confirmation:${email}`;

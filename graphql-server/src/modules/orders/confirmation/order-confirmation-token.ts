import { readSignedId, signId } from '../../../shared/secrets/signed-id.ts';

/**
 * The token in an order email. It is bound to the email address it is sent to, since staff may correct that
 * later.
 */
export function orderConfirmationToken(key: Uint8Array, orderId: string, email: string): string {
  return signId(key, purposeFor(email), orderId);
}

/** The order of a token for an email address; null if the token is invalid. */
export function orderOfConfirmation(key: Uint8Array, token: string, email: string): string | null {
  return readSignedId(key, purposeFor(email), token);
}

const purposeFor = (email: string) => `order-confirmation:${email}`;

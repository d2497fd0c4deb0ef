import { readSignedId, signId } from '../../../shared/secrets/signed-id.ts';

/**
 * The token in the email of an order: for the email that the email goes to, since staff may correct that
 * later.
 */
export function orderConfirmationToken(key: Uint8Array, orderId: string, email: string): string {
  return signId(key, purposeFor(email), orderId);
}

/** The order that a token for an email names; null: none. */
export function orderOfConfirmation(key: Uint8Array, token: string, email: string): string | null {
  return readSignedId(key, purposeFor(email), token);
}

const purposeFor = (email: string) => `order-confirmation:${email}`;

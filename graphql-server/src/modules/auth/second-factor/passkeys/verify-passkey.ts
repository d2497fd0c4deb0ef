import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyEntity } from './passkey.entity.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * What keys may sign with, by their numbers in COSE: Ed25519, ES256 and RS256, of which every authenticator
 * can do one.
 */
export const ALGORITHMS = [-8, -7, -257];

/** What an authenticator says of a key that it has made. */
export type NewKey = Pick<PasskeyEntity, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/**
 * Checks that an authenticator made this key for the shop, as an answer to the challenge; null if not.
 * `response` is the browser's JSON.
 */
export async function verifyNewKey(
  { id, origin }: RelyingParty,
  challenge: string,
  response: string,
): Promise<NewKey | null> {
  return orNull(async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(response) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return null;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
    };
  });
}

/**
 * What an authenticator signed, as far as it is needed before the signature is checked: which key it claims
 * to be; null if that is unreadable.
 */
export function claimedKey(response: string): string | null {
  try {
    const { id } = JSON.parse(response) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/**
 * Checks that the key signed the challenge, on a page of the shop, while somebody was there. Returns the
 * authenticator's new count, which is null when anything is wrong, also when the count has not grown.
 */
export async function verifySignature(
  { id, origin }: RelyingParty,
  challenge: string,
  response: string,
  key: NewKey,
): Promise<number | null> {
  return orNull(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: JSON.parse(response) as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // The password was the first factor: having the key is the second, and a security key without a PIN
      // will do.
      requireUserVerification: false,
      credential: {
        id: key.credentialId,
        publicKey: Buffer.from(key.publicKey, 'base64url'),
        counter: key.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

/** The library throws for whatever is wrong with what a caller sent. */
async function orNull<Result>(check: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

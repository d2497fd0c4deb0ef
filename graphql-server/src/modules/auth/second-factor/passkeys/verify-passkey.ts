import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyEntity } from './passkey.entity.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * The accepted signature algorithms, by their COSE numbers: Ed25519, ES256 and RS256. Every authenticator
 * supports at least one.
 */
export const ALGORITHMS = [-8, -7, -257];

/** A new key as the authenticator reports it. */
export type NewKey = Pick<PasskeyEntity, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/**
 * Verifies that an authenticator created this key for the shop, in response to the challenge; null if not.
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
 * The id of the key that a response claims to be signed with, before the signature is verified; null if it is
 * unreadable.
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
 * Verifies that the key signed the challenge, on a page of the shop, while a user was present. Returns the
 * authenticator's new counter; null when anything is wrong, also when the counter has not increased.
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
      // The password was the first factor, and having the key is the second, so a security key without a PIN
      // is enough.
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

/** Returns null when the library throws because of a caller's invalid input. */
async function orNull<Result>(check: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

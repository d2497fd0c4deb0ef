import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A passkey of a member of staff: the public key, whose private key never leaves the device. */
export const PasskeyEntity = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    name: p.text(),
    /** The authenticator's id of the key, in base64url. */
    credentialId: p.text(),
    /** COSE, in base64url. */
    publicKey: p.text(),
    /** The authenticator's signature counter, if it has one; a lower number reveals a copy of the key. */
    counter: p.bigint('number'),
    /** How browsers reach the authenticator, such as `usb` and `internal`. */
    transports: p.json().$type<string[]>(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
});

export type PasskeyEntity = InferEntity<typeof PasskeyEntity>;

/** A challenge that an authenticator has to sign, once, for one session or one login attempt. */
export const PasskeyChallengeEntity = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    /** SHA-256 of the only session or attempt that may respond. */
    binding: p.text().primary(),
    userId: p.uuid(),
    challenge: p.text(),
    expiresAt: p.datetime(),
  },
});

export type PasskeyChallengeEntity = InferEntity<typeof PasskeyChallengeEntity>;

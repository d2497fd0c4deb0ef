import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A passkey of a member of staff: a public key, whose private half never leaves the device. */
export const PasskeyEntity = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    name: p.text(),
    /** What the authenticator calls the key, in base64url. */
    credentialId: p.text(),
    /** COSE, in base64url. */
    publicKey: p.text(),
    /** How often the authenticator has signed, if it counts: a lower number comes from a copy. */
    counter: p.bigint('number'),
    /** How browsers reach the authenticator, such as `usb` and `internal`. */
    transports: p.json().$type<string[]>(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
});

export type PasskeyEntity = InferEntity<typeof PasskeyEntity>;

/** What an authenticator has to sign, once, for one session or one attempt to log in. */
export const PasskeyChallengeEntity = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    /** SHA-256 of the session or the attempt that alone may answer. */
    binding: p.text().primary(),
    userId: p.uuid(),
    challenge: p.text(),
    expiresAt: p.datetime(),
  },
});

export type PasskeyChallengeEntity = InferEntity<typeof PasskeyChallengeEntity>;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A mutation that the caller may retry with the same `Idempotency-Key`, and its response (decision 0060). */
export const IdempotencyKeyEntity = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    id: p.uuid().primary(),
    /** Owner of the key: a user, an API key, or a client network. Keys are unique per caller. */
    caller: p.text(),
    key: p.text(),
    /** A hash of the request. */
    fingerprint: p.text(),
    /** The request that executes it, and the time after which that request must have died. */
    claim: p.uuid(),
    claimedUntil: p.datetime(),
    /** Whether a transaction of the request was committed. */
    isChanged: p.boolean().default(false),
    /** The encrypted response, because it may hold the token of a new session. Null until there is one. */
    answer: p.text().nullable(),
    createdAt: p.datetime(),
  },
});

export type IdempotencyKeyEntity = InferEntity<typeof IdempotencyKeyEntity>;

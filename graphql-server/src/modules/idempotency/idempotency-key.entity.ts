import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A change that a caller may ask for again with the same `Idempotency-Key`, and what was answered (decision
 * 0060).
 */
export const IdempotencyKeyEntity = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    id: p.uuid().primary(),
    /** Whose key it is: a user, an API key, or a client network. Each caller has keys of their own. */
    caller: p.text(),
    key: p.text(),
    /** A hash of what was asked for. */
    fingerprint: p.text(),
    /** Which request carries it out, and until when it must have died. */
    claim: p.uuid(),
    claimedUntil: p.datetime(),
    /** Whether a transaction of the request was committed. */
    isChanged: p.boolean().default(false),
    /** The answer, sealed: it may hold the token of a new session. Null while there is none. */
    answer: p.text().nullable(),
    createdAt: p.datetime(),
  },
});

export type IdempotencyKeyEntity = InferEntity<typeof IdempotencyKeyEntity>;

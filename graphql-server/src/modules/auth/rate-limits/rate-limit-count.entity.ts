import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Attempts in a time window; written by rate-limiter-flexible, which sets the column names. */
export const RateLimitCountEntity = defineEntity({
  name: 'ThrottleCount',
  tableName: 'throttle_counts',
  properties: {
    /** Which rate limit, and a hash of whom it counts. */
    key: p.text().primary(),
    points: p.integer().default(0),
    /** When the window ends, in ms since 1970. */
    expire: p.bigint('number').nullable(),
  },
});

export type RateLimitCountEntity = InferEntity<typeof RateLimitCountEntity>;

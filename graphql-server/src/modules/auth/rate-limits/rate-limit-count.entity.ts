import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Attempts in a time window; written by rate-limiter-flexible, which sets the column names. */
export const RateLimitCountEntity = defineEntity({
  name: 'ThrottleCount',
  tableName: 'throttle_counts',
  properties: {
    /** The rate limit, and a hash of what it counts by. */
    key: p.text().primary(),
    points: p.integer().default(0),
    /** End of the window, in ms since 1970. */
    expire: p.bigint('number').nullable(),
  },
});

export type RateLimitCountEntity = InferEntity<typeof RateLimitCountEntity>;

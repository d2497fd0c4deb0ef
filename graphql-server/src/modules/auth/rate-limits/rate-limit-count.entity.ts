import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** How often something was tried in a window of time; written by rate-limiter-flexible, which names the columns. */
export const RateLimitCountEntity = defineEntity({
  name: 'ThrottleCount',
  tableName: 'throttle_counts',
  properties: {
    /** Which throttle, and of whom, hashed. */
    key: p.text().primary(),
    points: p.integer().default(0),
    /** When the window ends, in ms since 1970. */
    expire: p.bigint('number').nullable(),
  },
});

export type RateLimitCountEntity = InferEntity<typeof RateLimitCountEntity>;

import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { QueryClient } from '../../../db/query-client.ts';
import { rateLimited } from '../../../errors.ts';
import { RateLimitCountEntity } from './rate-limit-count.entity.ts';

/** What is let through: `limit` counts per key in `seconds`, which begin with the first. */
export interface RateLimitRule {
  /** Tells its counts from those of other throttles. */
  name: string;
  limit: number;
  seconds: number;
}

/**
 * Counts something per key, up to a limit in a window of time: in the database, for all processes that share it, or
 * without one in the memory of this process. Never to be asked within a transaction: it has a connection of its own.
 */
export class RateLimit {
  private readonly limiter: RateLimiterMemory | RateLimiterPostgres;
  private readonly limit: number;

  constructor({ name, limit, seconds }: RateLimitRule, store: QueryClient | null) {
    this.limit = limit;
    const options = { keyPrefix: name, points: limit, duration: seconds };
    this.limiter = store
      ? new RateLimiterPostgres({
          ...options,
          storeClient: store,
          storeType: 'client',
          tableName: RateLimitCountEntity.meta.tableName,
          tableCreated: true,
          // A job of the shop does it, once for all throttles.
          clearExpiredByTimeout: false,
        })
      : new RateLimiterMemory(options);
  }

  /** Lets a key below its limit pass, without counting. @throws RequestError RATE_LIMITED */
  async check(key: string): Promise<void> {
    const state = await this.limiter.get(digest(key));
    if (state && (state.consumedPoints ?? 0) >= this.limit) throw rateLimited(secondsUntil(state));
  }

  /** Forgets what was counted of a key. */
  async clear(key: string): Promise<void> {
    await this.limiter.delete(digest(key));
  }

  /** Counts one. @throws RequestError RATE_LIMITED when the key was at its limit already */
  async count(key: string): Promise<void> {
    try {
      await this.limiter.consume(digest(key));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw rateLimited(secondsUntil(error));
      throw error;
    }
  }
}

/** Keys are people's names and addresses, at any length. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function secondsUntil({ msBeforeNext = 0 }: { msBeforeNext?: number }): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

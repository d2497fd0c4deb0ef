import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { QueryClient } from '../../../db/query-client.ts';
import { rateLimited } from '../../../errors.ts';
import { RateLimitCountEntity } from './rate-limit-count.entity.ts';

/** Allows `limit` counts per key in a window of `seconds`, which starts with the first count. */
export interface RateLimitRule {
  /** Separates its counts from those of other rate limits. */
  name: string;
  limit: number;
  seconds: number;
}

/**
 * Limits how often something may happen per key in a time window. The counts are in the database, which all
 * processes share. Never call it within a transaction: it uses its own connection.
 */
export class RateLimit {
  private readonly limiter: RateLimiterPostgres;
  private readonly limit: number;

  constructor({ name, limit, seconds }: RateLimitRule, store: QueryClient) {
    this.limit = limit;
    this.limiter = new RateLimiterPostgres({
      keyPrefix: name,
      points: limit,
      duration: seconds,
      storeClient: store,
      storeType: 'client',
      tableName: RateLimitCountEntity.meta.tableName,
      tableCreated: true,
      // A background job deletes expired counts of all rate limits.
      clearExpiredByTimeout: false,
    });
  }

  /** Passes if the key is below its limit, without counting. @throws RequestError RATE_LIMITED */
  async check(key: string): Promise<void> {
    const state = await this.limiter.get(digest(key));
    if (state && (state.consumedPoints ?? 0) >= this.limit) throw rateLimited(secondsUntil(state));
  }

  /** Resets the count of a key. */
  async clear(key: string): Promise<void> {
    await this.limiter.delete(digest(key));
  }

  /** Counts once. @throws RequestError RATE_LIMITED when the key was already at its limit */
  async count(key: string): Promise<void> {
    try {
      await this.limiter.consume(digest(key));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw rateLimited(secondsUntil(error));
      throw error;
    }
  }
}

/** Keys contain emails, phone numbers and IPs, of any length. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function secondsUntil({ msBeforeNext = 0 }: { msBeforeNext?: number }): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

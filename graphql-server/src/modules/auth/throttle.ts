import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../../errors.ts';

/** Counts something per key, up to a limit in a window of time; kept in the memory of this process. */
export class Throttle {
  private readonly limiter: RateLimiterMemory;

  /** `limit` counts are let through in `seconds`, which begin with the first. */
  constructor(
    private readonly limit: number,
    seconds: number,
  ) {
    this.limiter = new RateLimiterMemory({ points: limit, duration: seconds });
  }

  /** Lets a key below its limit pass, without counting. @throws AccessError RATE_LIMITED */
  async check(key: string): Promise<void> {
    const state = await this.limiter.get(key);
    if (state && (state.consumedPoints ?? 0) >= this.limit) throw rateLimited(secondsUntil(state));
  }

  /** Forgets what was counted of a key. */
  async clear(key: string): Promise<void> {
    await this.limiter.delete(key);
  }

  /** Counts one. @throws AccessError RATE_LIMITED when the key was at its limit already */
  async count(key: string): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw rateLimited(secondsUntil(error));
      throw error;
    }
  }
}

function secondsUntil({ msBeforeNext = 0 }: { msBeforeNext?: number }): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

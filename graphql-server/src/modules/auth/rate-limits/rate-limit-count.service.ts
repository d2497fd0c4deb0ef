import type { EntityManager } from '../../../db/database.ts';
import { RateLimitCountEntity } from './rate-limit-count.entity.ts';

/** The stored counts of rate limits. */
export class RateLimitCountService {
  constructor(private readonly em: EntityManager) {}

  /** Deletes counts whose window has ended, by the machine's clock, which also started them. */
  async purgeExpired(): Promise<void> {
    await this.em.nativeDelete(RateLimitCountEntity, { expire: { $lte: Date.now() } });
  }
}

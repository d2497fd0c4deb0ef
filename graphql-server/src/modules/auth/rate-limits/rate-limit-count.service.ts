import type { EntityManager } from '../../../db/database.ts';
import { ThrottleCountEntity } from './rate-limit-count.entity.ts';

/** The stored counts of throttles. */
export class ThrottleCountService {
  constructor(private readonly em: EntityManager) {}

  /** Forgets counts whose window has passed. By the machine's clock, as they were counted. */
  async forgetExpired(): Promise<void> {
    await this.em.nativeDelete(ThrottleCountEntity, { expire: { $lte: Date.now() } });
  }
}

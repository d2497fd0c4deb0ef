import type { EntityManager } from '../../db/database.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { ImportCancelled } from './import-error.ts';
import { LEASE } from './import-queue.ts';
import { SheetImportEntity } from './sheet-import.entity.ts';

/** How often everybody else hears how far an import is, in ms. */
const EVERY = 500;

/**
 * Tells the other processes how far an import is, that it is still being worked on, and this one that somebody has cancelled it. It has a connection of
 * its own, because what a transaction writes is seen only after it; on the embedded database, which has but one, it waits for the transaction.
 */
export class ImportProgress {
  rowsDone = 0;
  rowCount: number | null = null;
  private isCancelled = false;
  private pending: Promise<void> | null = null;
  private readonly timer: NodeJS.Timeout;

  /** Must be created outside of the transaction. `id` is the import's. */
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly id: string,
  ) {
    this.timer = setInterval(() => {
      this.pending ??= this.tell().finally(() => (this.pending = null));
    }, EVERY);
  }

  /** @throws ImportCancelled when somebody has cancelled it */
  assertNotCancelled(): void {
    if (this.isCancelled) throw new ImportCancelled();
  }

  /** Ends the reports; must be called outside of the transaction. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.pending;
  }

  private async tell(): Promise<void> {
    const { id, rowsDone, rowCount } = this;
    try {
      const told = await this.em.nativeUpdate(
        SheetImportEntity,
        { id, isCancelled: false, endedAt: null, leaseUntil: { $ne: null } },
        { rowsDone, rowCount, leaseUntil: new Date(this.clock().getTime() + LEASE) },
      );
      this.isCancelled = told === 0;
    } catch {
      // The work itself meets the same trouble if it lasts, and says so.
    }
  }
}

import type { EntityManager } from '../../db/database.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { ImportCancelled } from './import-error.ts';
import { type ClaimedImport, LEASE } from './import-queue.ts';
import { SheetImportEntity } from './sheet-import.entity.ts';

/** How often everybody else hears how far an import is, in ms. */
const EVERY = 500;

/**
 * Tells the other processes how far an import is, that it is still being worked on, and this one that
 * somebody has cancelled it. It has a connection of its own, because what a transaction writes is seen only
 * after it.
 */
export class ImportProgress {
  rowsDone = 0;
  rowCount: number | null;
  pictureCount: number;
  private readonly cancellation = new AbortController();
  private pending: Promise<void> | null = null;
  private readonly timer: NodeJS.Timeout;

  private readonly id: string;

  /** Must be created outside of the transaction. */
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    { id, rowCount, pictureCount }: ClaimedImport,
  ) {
    this.id = id;
    this.rowCount = rowCount;
    this.pictureCount = pictureCount;
    this.timer = setInterval(() => {
      this.pending ??= this.tell().finally(() => (this.pending = null));
    }, EVERY);
  }

  /** Aborted when somebody has cancelled it. */
  get signal(): AbortSignal {
    return this.cancellation.signal;
  }

  /** @throws ImportCancelled when somebody has cancelled it */
  assertNotCancelled(): void {
    if (this.signal.aborted) throw new ImportCancelled();
  }

  /** Ends the reports; must be called outside of the transaction. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.pending;
  }

  private async tell(): Promise<void> {
    const { id, rowsDone, rowCount, pictureCount } = this;
    try {
      const told = await this.em.nativeUpdate(
        SheetImportEntity,
        { id, isCancelled: false, endedAt: null, leaseUntil: { $ne: null } },
        { rowsDone, rowCount, pictureCount, leaseUntil: new Date(this.clock().getTime() + LEASE) },
      );
      if (told === 0) this.cancellation.abort();
    } catch {
      // The work itself meets the same trouble if it lasts, and says so.
    }
  }
}

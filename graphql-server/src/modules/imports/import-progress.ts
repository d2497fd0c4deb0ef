import type { EntityManager } from '../../db/database.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { ImportCancelled } from './import-error.ts';
import { type ClaimedImport, LEASE } from './import-queue.ts';
import { SheetImportEntity } from './sheet-import.entity.ts';

/** How often progress is published, in ms. */
const EVERY = 500;

/**
 * Publishes an import's progress and renews its claim, and learns whether it was canceled. Uses its own
 * connection, because other processes see a transaction's writes only after the commit.
 */
export class ImportProgress {
  rowsDone = 0;
  rowCount: number | null;
  private isCancelled = false;
  private pending: Promise<void> | null = null;
  private readonly timer: NodeJS.Timeout;

  private readonly id: string;

  /** Must be created outside the transaction. */
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    { id, rowCount }: ClaimedImport,
  ) {
    this.id = id;
    this.rowCount = rowCount;
    this.timer = setInterval(() => {
      this.pending ??= this.save().finally(() => (this.pending = null));
    }, EVERY);
  }

  /** @throws ImportCancelled */
  assertNotCancelled(): void {
    if (this.isCancelled) throw new ImportCancelled();
  }

  /** Stops reporting; must be called outside the transaction. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.pending;
  }

  private async save(): Promise<void> {
    const { id, rowsDone, rowCount } = this;
    try {
      const updatedCount = await this.em.nativeUpdate(
        SheetImportEntity,
        { id, isCancelled: false, endedAt: null, leaseUntil: { $ne: null } },
        { rowsDone, rowCount, leaseUntil: new Date(this.clock().getTime() + LEASE) },
      );
      if (updatedCount === 0) this.isCancelled = true;
    } catch {
      // If the problem persists, the import itself fails with it.
    }
  }
}

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { FileStorage } from './file-storage.port.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { DAY, HOUR } from '../../shared/time/duration.ts';
import type { AssetFile } from './asset.entity.ts';
import { keyOf } from './asset.ts';
import type { AssetsTables } from './assets.tables.ts';

/** How long an asset that nothing shows stays: an admin may be in the middle of a form. */
const KEPT_FOR = DAY;
/** An upload or a deletion that began longer ago was broken off. */
const BROKEN_OFF_AFTER = HOUR;
/** How many are deleted in one run. */
const BATCH = 200;

/** Deletes the assets that nothing shows, and what uploads and deletions that broke off have left. */
export class AssetCleanupService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly storage: FileStorage,
    /** See `assetUses`. */
    private readonly uses: readonly RawBuilder<unknown>[],
  ) {}

  /**
   * One run of the job `assets`. Whoever wants to show an asset updates its row first (`AssetService.touch`),
   * so that this either does not find it or finds it changed, and reads `used_at` again.
   * @throws StorageError; the next run goes on where it ended
   */
  async run(): Promise<void> {
    const now = this.clock();
    const ago = (duration: number) => new Date(now.getTime() - duration);
    const due = this.db
      .selectFrom('assets')
      .select('id')
      .where((eb) =>
        eb.or([
          eb.and([eb('state', '=', 'STORED'), eb('used_at', '<', ago(KEPT_FOR))]),
          eb.and([eb('state', '<>', 'STORED'), eb('used_at', '<', ago(BROKEN_OFF_AFTER))]),
        ]),
      )
      .where(this.isUnused)
      .orderBy('used_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked();
    const rows = await this.db
      .updateTable('assets')
      .set({ state: 'DELETING', used_at: now })
      .where('id', 'in', due)
      .returning(['id', 'hash', 'files'])
      .execute();
    await this.deleteAll(rows);
  }

  /**
   * Deletes what an upload that failed has stored, unless something shows it. @throws StorageError, with the
   * rest left to the job
   */
  async abandon(hashes: readonly string[]): Promise<void> {
    const rows = await this.db
      .updateTable('assets')
      .set({ state: 'DELETING' })
      .where('hash', 'in', hashes)
      .where('state', '=', 'STORING')
      .where(this.isUnused)
      .returning(['id', 'hash', 'files'])
      .execute();
    await this.deleteAll(rows);
  }

  /** Deletes the files of assets that are marked DELETING, then their rows. */
  private async deleteAll(
    assets: readonly { id: string; hash: string; files: AssetFile[] }[],
  ): Promise<void> {
    for (const { id, hash, files } of assets) {
      await this.storage.delete(files.map((file) => keyOf(hash, file)));
      await this.db.deleteFrom('assets').where('id', '=', id).where('state', '=', 'DELETING').execute();
    }
  }

  private get isUnused(): RawBuilder<boolean> {
    const conditions = this.uses.map((use) => sql`not exists (${use})`);
    return sql.join(conditions, sql` and `);
  }

  private get db(): Kysely<AssetsTables> {
    return this.em.getKysely<AssetsTables>();
  }
}

import type { Kysely } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import type { FileStorage } from './file-storage.port.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { DAY, HOUR } from '../../shared/time/duration.ts';
import type { AssetFile } from './asset.entity.ts';
import { keyOf } from './asset.ts';
import { isUnused, type UnlistedAssetUse } from './asset-uses.registry.ts';
import type { AssetsTables } from './assets.tables.ts';

/** Unused assets are deleted only after this time, because staff may still be filling in a form. */
const KEPT_FOR = DAY;
/** Uploads and deletions that started earlier were interrupted. */
const BROKEN_OFF_AFTER = HOUR;
/** Assets deleted per run. */
const BATCH = 200;

/** Deletes unused assets, and the remains of interrupted uploads and deletions. */
export class AssetCleanupService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly storage: FileStorage,
    /** See `assetUses`. */
    private readonly uses: readonly UnlistedAssetUse[],
  ) {}

  /**
   * One run of the job `assets`. Code that starts to use an asset updates its row first
   * (`AssetService.touch`). So this either does not select it, or finds it changed and reads `used_at` again.
   * @throws StorageError; the next run continues
   */
  async run(): Promise<void> {
    const now = this.clock();
    const ago = (duration: number) => new Date(now.getTime() - duration);
    const due = this.db
      .selectFrom('assets')
      .select('id')
      .where((eb) =>
        eb.or([
          eb.and([eb('state', '=', 'STORED'), eb('is_kept', '=', false), eb('used_at', '<', ago(KEPT_FOR))]),
          eb.and([eb('state', '<>', 'STORED'), eb('used_at', '<', ago(BROKEN_OFF_AFTER))]),
        ]),
      )
      .where(isUnused(this.uses))
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
   * Deletes the files of a failed upload, unless they are in use. @throws StorageError; the job deletes the
   * rest
   */
  async abandon(hashes: readonly string[]): Promise<void> {
    const rows = await this.db
      .updateTable('assets')
      .set({ state: 'DELETING' })
      .where('hash', 'in', hashes)
      .where('state', '=', 'STORING')
      .where(isUnused(this.uses))
      .returning(['id', 'hash', 'files'])
      .execute();
    await this.deleteAll(rows);
  }

  /**
   * Deletes an asset that nothing uses; false if something does, or there is none. @throws StorageError; the
   * job deletes the rest
   */
  async delete(id: string): Promise<boolean> {
    const unused = this.db
      .selectFrom('assets')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'STORED')
      .where(isUnused(this.uses))
      .forUpdate();
    const rows = await this.db
      .updateTable('assets')
      .set({ state: 'DELETING', used_at: this.clock() })
      .where('id', 'in', unused)
      .returning(['id', 'hash', 'files'])
      .execute();
    await this.deleteAll(rows);
    return rows.length > 0;
  }

  /** Deletes the files of assets in state DELETING, then their rows. */
  private async deleteAll(
    assets: readonly { id: string; hash: string; files: AssetFile[] }[],
  ): Promise<void> {
    for (const { id, hash, files } of assets) {
      await this.storage.delete(files.map((file) => keyOf(hash, file)));
      // In a transaction, which the audit log of a deletion by staff needs.
      await retryTransaction(this.em, async (em) => {
        const assets = em.getKysely<AssetsTables>().deleteFrom('assets');
        await assets.where('id', '=', id).where('state', '=', 'DELETING').execute();
      });
    }
  }

  private get db(): Kysely<AssetsTables> {
    return this.em.getKysely<AssetsTables>();
  }
}

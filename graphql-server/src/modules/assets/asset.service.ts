import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { RequestError, userError } from '../../errors.ts';
import { type FileStorage, StorageError } from './file-storage.port.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Log } from '../../shared/log.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import type { Actor } from '../../shared/principal.ts';
import type { AssetFile } from './asset.entity.ts';
import { type Asset, assetColumns, contentTypes, keyOf, toAsset } from './asset.ts';
import { AssetCleanupService } from './asset-cleanup.service.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import type { AssetsTables } from './assets.tables.ts';

/** A picture to be stored; `id` is for one that must have the same in every database. */
export type NewAsset = EncodedPicture & { id?: string };

/** When to try again what was being deleted just now, in seconds. */
const RETRY_AFTER = 5;
/** How many files are stored at once. */
const CONCURRENT_PUTS = 8;

/** The pictures that the shop keeps. */
export class AssetService {
  private readonly cleanup: AssetCleanupService;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly storage: FileStorage,
    private readonly log: Log,
    uses: readonly RawBuilder<unknown>[],
  ) {
    this.cleanup = new AssetCleanupService(em, clock, storage, uses);
  }

  /**
   * Stores an uploaded picture. The same picture again is the same asset. It is deleted after a day if
   * nothing uses it. `uploader`: the member of staff who did; null for a customer; of a key none is kept.
   * @throws UserError INVALID_VALUE when it is no picture that the shop takes, STORAGE_UNAVAILABLE or
   * STORAGE_FULL; RequestError UNAVAILABLE when too many are waiting
   */
  async upload(file: Uint8Array, uploader: Actor | null): Promise<Asset> {
    const picture = await encodePicture(file, ['file']);
    const [asset] = await this.storeAll([picture], uploader?.kind === 'STAFF' ? uploader.userId : null);
    if (!asset) throw new Error('A stored picture without an asset');
    return asset;
  }

  /**
   * Stores pictures, all or none, in the same order. Their rows come first and are marked when the files are
   * there, so that whatever goes wrong, the job `assets` finds what is left and deletes it.
   * @throws UserError STORAGE_UNAVAILABLE or STORAGE_FULL; RequestError UNAVAILABLE when one is just being
   * deleted
   */
  async storeAll(pictures: readonly NewAsset[], createdById: string | null): Promise<Asset[]> {
    if (pictures.length === 0) return [];
    const byHash = new Map(pictures.map((picture) => [picture.hash, picture]));
    await this.reserve([...byHash.values()], createdById);
    try {
      await this.putFiles([...byHash.values()]);
    } catch (error) {
      await this.cleanup.abandon([...byHash.keys()]).catch((err: unknown) => {
        this.log.warn({ err }, 'what is left of a failed upload will be deleted later');
      });
      throw this.storageProblem(error);
    }
    const stored = await this.db
      .updateTable('assets')
      .set({ state: 'STORED', used_at: this.clock() })
      .where('hash', 'in', [...byHash.keys()])
      .where('state', '<>', 'DELETING')
      .returning(assetColumns)
      .execute();
    // Another upload of the same picture failed meanwhile and has deleted its row: this one begins anew.
    if (stored.length < byHash.size) return this.storeAll(pictures, createdById);
    const assets = new Map(stored.map((row) => [row.hash, toAsset(row)]));
    return pictures.flatMap(({ hash }) => assets.get(hash) ?? []);
  }

  /**
   * A file by its name in a URL, with its media type; null when there is none. @throws UserError
   * STORAGE_UNAVAILABLE
   */
  async read(key: string): Promise<{ content: Uint8Array; type: string } | null> {
    try {
      const content = await this.storage.read(key);
      return content && { content, type: contentTypes[key.endsWith('.avif') ? 'avif' : 'webp'] };
    } catch (error) {
      throw this.storageProblem(error);
    }
  }

  /**
   * Says in the caller's transaction that something is about to show these assets, or has just stopped to.
   * Either way they stay for another day, and their rows are locked: none can be deleted under the caller's
   * feet.
   * @returns the assets by id; one that is not stored is missing
   */
  async touch(em: EntityManager, ids: readonly string[]): Promise<Map<string, Asset>> {
    const known = ids.filter(isUuid);
    if (known.length === 0) return new Map();
    const rows = await em
      .getKysely<AssetsTables>()
      .updateTable('assets')
      .set({ used_at: this.clock() })
      .where('id', 'in', known)
      .where('state', '=', 'STORED')
      .returning(assetColumns)
      .execute();
    return new Map(rows.map((row) => [row.id, toAsset(row)]));
  }

  private get db(): Kysely<AssetsTables> {
    return this.em.getKysely<AssetsTables>();
  }

  /** One that is known keeps its row. @throws RequestError UNAVAILABLE when one is being deleted */
  private async reserve(pictures: readonly NewAsset[], createdById: string | null): Promise<void> {
    const now = this.clock();
    const reserved = await this.db
      .insertInto('assets')
      .values(
        pictures.map(({ id = newId(), hash, width, height, placeholder, files }) => ({
          id,
          hash,
          width,
          height,
          placeholder,
          files: jsonOf(files.map((file) => ({ width: file.width, format: file.format }))),
          state: 'STORING' as const,
          created_by_id: createdById,
          created_at: now,
          used_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet({ used_at: now }).where('assets.state', '<>', 'DELETING'),
      )
      .returning('id')
      .execute();
    if (reserved.length < pictures.length) {
      throw new RequestError('UNAVAILABLE', message('storage.unavailable'), RETRY_AFTER);
    }
  }

  private async putFiles(pictures: readonly EncodedPicture[]): Promise<void> {
    const files = pictures.flatMap(({ hash, files: own }) =>
      own.map((file) => ({ key: keyOf(hash, file), content: file.content, type: contentTypes[file.format] })),
    );
    const next = files.values();
    const failures: unknown[] = [];
    // Each worker takes the next file; all of them have ended before an error leaves, so that nothing is put
    // after it.
    const work = async () => {
      for (const { key, ...file } of next) {
        if (failures.length > 0) return;
        await this.storage.put(key, file).catch((error: unknown) => failures.push(error));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_PUTS }, work));
    if (failures.length > 0) throw failures[0];
  }

  /** What the admin who uploads is told; the operator reads the rest in the log. */
  private storageProblem(error: unknown): unknown {
    if (!(error instanceof StorageError)) return error;
    this.log.warn({ err: error }, 'the storage of pictures fails');
    return error.failure === 'FULL'
      ? userError('STORAGE_FULL', message('storage.full'))
      : userError('STORAGE_UNAVAILABLE', message('storage.unavailable'));
  }
}

/** Kysely writes an array as PostgreSQL's own. */
const jsonOf = (files: AssetFile[]) => sql<AssetFile[]>`${JSON.stringify(files)}::jsonb`;

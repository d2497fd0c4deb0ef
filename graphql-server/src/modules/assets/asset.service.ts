import { type Kysely, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { RequestError } from '../../errors.ts';
import type { FileStorage } from './file-storage.port.ts';
import { storageProblem } from './storage-problem.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Log } from '../../shared/log.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import type { Actor } from '../../shared/principal.ts';
import type { AssetFile } from './asset.entity.ts';
import { type Asset, assetColumns, contentTypes, keyOf, toAsset } from './asset.ts';
import { AssetCleanupService } from './asset-cleanup.service.ts';
import type { UnlistedAssetUse } from './asset-uses.registry.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import type { AssetsTables } from './assets.tables.ts';

/**
 * A picture to store; `id` is set for pictures that need the same id in every database, and `name` if the
 * file's name is known.
 */
export type NewAsset = EncodedPicture & { id?: string; name?: string };

/** Retry delay in seconds, for an asset that is being deleted. */
const RETRY_AFTER = 5;
/** Longer file names are cut. */
const MAX_NAME = 200;
/** Maximum number of concurrent file uploads. */
const CONCURRENT_PUTS = 8;

/** The shop's stored pictures. */
export class AssetService {
  private readonly cleanup: AssetCleanupService;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly storage: FileStorage,
    private readonly log: Log,
    uses: readonly UnlistedAssetUse[],
  ) {
    this.cleanup = new AssetCleanupService(em, clock, storage, uses);
  }

  /**
   * Stores an uploaded picture. Uploading the same picture again returns the same asset. It is deleted after
   * a day if nothing uses it. `uploader`: the member of staff; null for a customer; not stored for an API
   * key. `name` is the file's.
   * @throws UserError INVALID_VALUE for an unsupported file, STORAGE_UNAVAILABLE or STORAGE_FULL;
   * RequestError UNAVAILABLE when too many are waiting
   */
  async upload(file: Uint8Array, uploader: Actor | null, name = ''): Promise<Asset> {
    const picture = { ...(await encodePicture(file, ['file'])), name: name.trim().slice(0, MAX_NAME) };
    const [asset] = await this.storeAll([picture], uploader?.kind === 'STAFF' ? uploader.userId : null);
    if (!asset) throw new Error('A stored picture without an asset');
    return asset;
  }

  /**
   * Stores all pictures or none, in the same order. Their rows are inserted first, and marked once the files
   * are stored. So whatever fails, the job `assets` finds the remains and deletes them.
   * @throws UserError STORAGE_UNAVAILABLE or STORAGE_FULL; RequestError UNAVAILABLE when one is being deleted
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
      throw storageProblem(error, this.log);
    }
    const stored = await this.db
      .updateTable('assets')
      .set({ state: 'STORED', used_at: this.clock() })
      .where('hash', 'in', [...byHash.keys()])
      .where('state', '<>', 'DELETING')
      .returning(assetColumns)
      .execute();
    // Another upload of the same picture has failed and deleted its row, so this one starts again.
    if (stored.length < byHash.size) return this.storeAll(pictures, createdById);
    const assets = new Map(stored.map((row) => [row.hash, toAsset(row)]));
    return pictures.flatMap(({ hash }) => assets.get(hash) ?? []);
  }

  /**
   * Reads a file by its name in a URL, with its media type; null when it does not exist. @throws UserError
   * STORAGE_UNAVAILABLE
   */
  async read(key: string): Promise<{ content: Uint8Array; type: string } | null> {
    try {
      const content = await this.storage.read(key);
      return content && { content, type: contentTypes[key.endsWith('.avif') ? 'avif' : 'webp'] };
    } catch (error) {
      throw storageProblem(error, this.log);
    }
  }

  /**
   * Records, in the caller's transaction, that something is about to start or stop using these assets. Either
   * way they stay for another day, and their rows are locked against deletion until the commit.
   * @returns the assets by id; unknown ones are missing
   */
  async touch(em: EntityManager, ids: readonly string[]): Promise<Map<string, Asset>> {
    const validIds = ids.filter(isUuid);
    if (validIds.length === 0) return new Map();
    const rows = await em
      .getKysely<AssetsTables>()
      .updateTable('assets')
      .set({ used_at: this.clock() })
      .where('id', 'in', validIds)
      .where('state', '=', 'STORED')
      .returning(assetColumns)
      .execute();
    return new Map(rows.map((row) => [row.id, toAsset(row)]));
  }

  private get db(): Kysely<AssetsTables> {
    return this.em.getKysely<AssetsTables>();
  }

  /**
   * Inserts rows for new pictures; known ones keep theirs. @throws RequestError UNAVAILABLE when one is being
   * deleted
   */
  private async reserve(pictures: readonly NewAsset[], createdById: string | null): Promise<void> {
    const now = this.clock();
    const reserved = await this.db
      .insertInto('assets')
      .values(
        pictures.map(({ id = newId(), hash, width, height, placeholder, files, name = '' }) => ({
          id,
          hash,
          width,
          height,
          placeholder,
          files: jsonOf(files.map((file) => ({ width: file.width, format: file.format }))),
          name,
          size: files.findLast(({ format }) => format === 'webp')?.content.length ?? null,
          state: 'STORING' as const,
          created_by_id: createdById,
          created_at: now,
          used_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('hash')
          .doUpdateSet((eb) => ({
            used_at: now,
            name: sql<string>`coalesce(nullif(assets.name, ''), excluded.name)`,
            size: eb.ref('excluded.size'),
          }))
          .where('assets.state', '<>', 'DELETING'),
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
    // Each worker takes the next file. All workers have finished before an error is thrown, so that no file
    // is stored afterwards.
    const runWorker = async () => {
      for (const { key, ...file } of next) {
        if (failures.length > 0) return;
        await this.storage.put(key, file).catch((error: unknown) => failures.push(error));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_PUTS }, runWorker));
    if (failures.length > 0) throw failures[0];
  }
}

/** Kysely would write an array as a PostgreSQL array instead of JSON. */
const jsonOf = (files: AssetFile[]) => sql<AssetFile[]>`${JSON.stringify(files)}::jsonb`;

import { type Kysely, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import { createLoader } from '../../shared/create-loader.ts';
import { cutText } from '../../shared/cut-text.ts';
import type { Log } from '../../shared/log.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { HOUR } from '../../shared/time/duration.ts';
import type { FileStorage } from '../assets/file-storage.port.ts';
import { storageProblem } from '../assets/storage-problem.ts';
import type { DownloadsDatabase } from './downloads.tables.ts';
import { MAX_FILE_SIZE, MAX_FILES } from './download-limits.ts';
import { partKeys, readPart, storeParts } from './file-parts.ts';

/** A file that buyers of a variant may download; `size` in bytes. */
export interface DigitalFile {
  id: string;
  name: string;
  size: number;
  createdAt: Date;
}

/** More characters of a name are cut. */
const MAX_NAME = 200;
/** Uploads and deletions that started earlier were interrupted. */
const BROKEN_OFF_AFTER = HOUR;
/** Files deleted per run. */
const BATCH = 50;

const columns = ['id', 'name', 'size', 'created_at'] as const;

/** The files of variants. */
export class DigitalFileService {
  private readonly ofVariants = createLoader<DigitalFile[]>((ids) => this.find(ids), []);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly storage: FileStorage,
    private readonly log: Log,
  ) {}

  /** Oldest first; one statement for several variants. */
  async of(variantId: string): Promise<DigitalFile[]> {
    return this.ofVariants.load(variantId);
  }

  /**
   * Stores an uploaded file while it arrives.
   * @throws UserError NOT_FOUND when there is no such variant, INVALID_VALUE for an empty file or too many
   * files, STORAGE_UNAVAILABLE or STORAGE_FULL
   */
  async upload(
    variantId: string,
    { name, content }: { name: string; content: AsyncIterable<Uint8Array> },
  ): Promise<DigitalFile> {
    const id = newId();
    await this.reserve({ id, variant_id: variantId, name: cutText(name, MAX_NAME).trim() || 'file' });
    try {
      const size = await storeParts(this.storage, id, content);
      if (size === 0) throw userError('INVALID_VALUE', message('digitalFile.empty'), ['file']);
      const row = await retryTransaction(this.em, async (em) =>
        em
          .getKysely<DownloadsDatabase>()
          .updateTable('digital_files')
          .set({ size, stored_at: this.clock() })
          .where('id', '=', id)
          .returning(columns)
          .executeTakeFirstOrThrow(),
      );
      return toDigitalFile(row);
    } catch (error) {
      await this.discard({ id, size: 0 });
      throw storageProblem(error, this.log);
    }
  }

  /** Deletes a file; its links end at once. @throws UserError NOT_FOUND */
  async delete(id: string): Promise<void> {
    const file = await retryTransaction(this.em, async (em) =>
      isUuid(id)
        ? em
            .getKysely<DownloadsDatabase>()
            .updateTable('digital_files')
            .set({ stored_at: null })
            .where('id', '=', id)
            .where('stored_at', 'is not', null)
            .returning(['id', 'size'])
            .executeTakeFirst()
        : undefined,
    );
    if (!file) throw userError('NOT_FOUND', message('digitalFile.notFound'), ['id']);
    await this.discard(file);
  }

  /**
   * The content of a file, part by part. Reads the first part at once, so that a storage that fails is
   * noticed before the response begins. @throws UserError STORAGE_UNAVAILABLE
   */
  async open({ id, size }: Pick<DigitalFile, 'id' | 'size'>): Promise<AsyncIterable<Uint8Array>> {
    const { storage } = this;
    const [first = '', ...others] = partKeys(id, size);
    const firstPart = await readPart(storage, first).catch((error: unknown) => {
      throw storageProblem(error, this.log);
    });
    return (async function* () {
      yield firstPart;
      for (const key of others) yield await readPart(storage, key);
    })();
  }

  /**
   * The job `digital-files`: deletes what is left of broken off uploads, and the files of variants whose row
   * is gone. A deleted variant can be restored, so its files stay.
   */
  async cleanUp(): Promise<void> {
    const brokenOff = new Date(this.clock().getTime() - BROKEN_OFF_AFTER);
    const due = this.db
      .selectFrom('digital_files')
      .select('id')
      .where((eb) =>
        eb.or([
          eb.and([eb('stored_at', 'is', null), eb('created_at', '<', brokenOff)]),
          sql<boolean>`not exists (select from product_variants where id = variant_id)`,
        ]),
      )
      .limit(BATCH);
    const files = await this.db
      .updateTable('digital_files')
      .set({ stored_at: null })
      .where('id', 'in', due)
      .returning(['id', 'size'])
      .execute();
    for (const file of files) await this.discard(file);
  }

  private async find(variantIds: readonly string[]): Promise<Map<string, DigitalFile[]>> {
    const rows = await this.db
      .selectFrom('digital_files')
      .where('variant_id', 'in', variantIds)
      .where('stored_at', 'is not', null)
      .orderBy('id')
      .select([...columns, 'variant_id'])
      .execute();
    const groups = Map.groupBy(rows, (row) => row.variant_id);
    return new Map([...groups].map(([variantId, group]) => [variantId, group.map(toDigitalFile)]));
  }

  private async reserve(file: { id: string; variant_id: string; name: string }): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      const db = em.getKysely<DownloadsDatabase>();
      // Locked, so that simultaneous uploads can't exceed the limit.
      const variant = isUuid(file.variant_id)
        ? await db
            .selectFrom('product_variants')
            .where('id', '=', file.variant_id)
            .where('deleted_at', 'is', null)
            .select('id')
            .forNoKeyUpdate()
            .executeTakeFirst()
        : undefined;
      if (!variant) throw userError('NOT_FOUND', message('digitalFile.noVariant'), ['id']);
      const { count } = await db
        .selectFrom('digital_files')
        .where('variant_id', '=', variant.id)
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) >= MAX_FILES)
        throw userError('INVALID_VALUE', message('digitalFile.tooMany', { max: MAX_FILES }), ['file']);
      await db
        .insertInto('digital_files')
        .values({ ...file, size: 0, created_at: this.clock() })
        .execute();
    });
  }

  /** Deletes a file that is not stored, or no longer. If that fails, the job does it later. */
  private async discard({ id, size }: Pick<DigitalFile, 'id' | 'size'>): Promise<void> {
    try {
      // The size of an upload that broke off is not known; keys without a file are ignored.
      await this.storage.delete(partKeys(id, size || MAX_FILE_SIZE));
      await this.db.deleteFrom('digital_files').where('id', '=', id).where('stored_at', 'is', null).execute();
    } catch (err) {
      this.log.warn({ err }, 'a file could not be deleted, and will be later');
    }
  }

  private get db(): Kysely<DownloadsDatabase> {
    return this.em.getKysely<DownloadsDatabase>();
  }
}

function toDigitalFile({
  id,
  name,
  size,
  created_at,
}: {
  id: string;
  name: string;
  size: number;
  created_at: Date;
}): DigitalFile {
  return { id, name, size, createdAt: new Date(created_at) };
}

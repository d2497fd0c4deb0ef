import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import type { Log } from '../../shared/log.ts';
import { message } from '../../shared/messages/message.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { DAY, HOUR } from '../../shared/time/duration.ts';
import type { FileStorage } from '../assets/file-storage.port.ts';
import { storageProblem } from '../assets/storage-problem.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import { lockUser } from '../customers/users/lock-user.ts';
import type { CustomField, CustomFieldOwner } from '../custom-fields/custom-fields.ts';
import type { FieldChanges } from '../custom-fields/field-values.ts';
import { extensionOf, fileName, storageKey, uploadKey, uploadTypes, uploadUrl } from './upload-rules.ts';
import { isUnorderedUpload, isUnusedUpload, type UploadUse } from './upload-uses.registry.ts';
import { UploadEntity } from './upload.entity.ts';
import type { UploadsTables } from './uploads.tables.ts';

/** Unused uploads are deleted after this time: a shopper may still be filling in a form. */
const UNUSED_FOR = 7 * DAY;
/** How often the job looks whether a file is still in use. */
const CHECKED_EVERY = DAY;
/** Uploads and deletions that started earlier were interrupted. */
const BROKEN_OFF_AFTER = HOUR;
/** A shopper's unused uploads; a further one replaces the oldest. */
const MAX_UNUSED = 20;
/** Of a shopper's uploads in bytes, other than those of orders: as many as the unused ones may have. */
const MAX_BYTES = MAX_UNUSED * 10 * 1024 * 1024;
/** Uploads deleted per statement. */
const BATCH = 200;

export interface UploadedFile {
  url: string;
  name: string;
  size: number;
}

/** Files that shoppers upload for custom fields. */
export class UploadService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly storage: FileStorage,
    private readonly log: Log,
    private readonly rateLimits: RateLimits,
    private readonly fields: readonly CustomField[],
    /** See `uploadUses`. */
    private readonly uses: readonly UploadUse[],
  ) {}

  /** @throws UserError UPLOADS_NOT_ACCEPTED when no field asks shoppers for a file */
  assertAccepted(): void {
    if (this.fields.some(({ type, isCustomerInput }) => type === 'FILE' && isCustomerInput)) return;
    throw userError('UPLOADS_NOT_ACCEPTED', message('upload.notAccepted'));
  }

  /**
   * Stores a file of a customer or guest.
   * @throws UserError INVALID_VALUE for an unsupported file, UPLOAD_LIMIT_REACHED, STORAGE_UNAVAILABLE or
   * STORAGE_FULL; RequestError RATE_LIMITED
   */
  async store(
    { userId, ip }: { userId: string; ip: string },
    file: { name: string; content: Uint8Array },
  ): Promise<UploadedFile> {
    await this.rateLimits.upload(userId, ip);
    const { content } = file;
    const extension = extensionOf(content);
    if (extension === null) throw userError('INVALID_VALUE', message('upload.format'), ['file']);
    const key = randomBytes(16).toString('hex');
    const upload = { key, extension, name: fileName(file.name, extension), size: content.length };
    await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      const now = this.clock();
      await em.insert(UploadEntity, {
        ...upload,
        user: userId,
        state: 'STORING',
        createdAt: now,
        usedAt: now,
      });
      await this.makeRoom(em, userId, key);
    });
    try {
      await this.storage.put(storageKey(upload), { content, type: uploadTypes[extension] });
    } catch (error) {
      // The job deletes what is left.
      throw storageProblem(error, this.log);
    }
    const { numUpdatedRows } = await this.db
      .updateTable('uploads')
      .set({ state: 'STORED' })
      .where('key', '=', key)
      .where('state', '=', 'STORING')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      // Later uploads or an erasure have marked it, and the job may have run before the file was there.
      await this.storage.delete([storageKey(upload)]);
      throw userError('UPLOAD_LIMIT_REACHED', message('upload.replaced'));
    }
    return { url: uploadUrl(upload), name: upload.name, size: upload.size };
  }

  /** Reads a file by the key in its URL; null when there is none. @throws UserError STORAGE_UNAVAILABLE */
  async read(key: string): Promise<{ content: Uint8Array; type: string; name: string } | null> {
    const upload = await this.db
      .selectFrom('uploads')
      .select(['key', 'extension', 'name'])
      .where('key', '=', key)
      .where('state', '=', 'STORED')
      .executeTakeFirst();
    if (!upload) return null;
    try {
      const content = await this.storage.read(storageKey(upload));
      return content && { content, type: uploadTypes[upload.extension], name: upload.name };
    } catch (error) {
      throw storageProblem(error, this.log);
    }
  }

  /**
   * Checks that the files which a shopper filled in are uploads, and locks these against deletion until the
   * commit of `em`. `path` is where the values are in the caller's input.
   * @throws UserError INVALID_VALUE
   */
  async hold(
    em: EntityManager,
    owner: CustomFieldOwner,
    changes: FieldChanges,
    path: readonly string[],
  ): Promise<void> {
    for (const [index, { key, values }] of (changes ?? []).entries()) {
      const field = this.fields.find((each) => each.owner === owner && each.key === key);
      if (field?.type !== 'FILE') continue;
      for (const url of values.map((value) => value.trim()).filter(Boolean)) {
        if (await this.touch(em, url)) continue;
        const reason = message('upload.gone', { name: field.name });
        throw userError('INVALID_VALUE', reason, [...path, String(index), 'values']);
      }
    }
  }

  /**
   * Makes a guest's uploads those of the customer who logs in, except those of orders that stay with the
   * guest, in the caller's transaction.
   */
  async move(em: EntityManager, guestId: string, userId: string): Promise<void> {
    await em
      .getKysely<UploadsTables>()
      .updateTable('uploads')
      .set({ user_id: userId })
      .where('user_id', '=', guestId)
      .where(isUnorderedUpload(this.uses, guestId))
      .execute();
  }

  /**
   * Deletes unused uploads, and the remains of interrupted uploads and deletions. `hold` updates the rows of
   * uploads that begin to be used, so this either does not select them or reads `used_at` again.
   * @throws StorageError; the next run continues
   */
  async clean(): Promise<void> {
    const now = this.clock().getTime();
    const ago = (duration: number) => new Date(now - duration);
    const inUse = this.db
      .selectFrom('uploads')
      .select('key')
      .where('state', '=', 'STORED')
      .where('used_at', '<', ago(CHECKED_EVERY))
      .where((eb) => eb.not(isUnusedUpload(this.uses)))
      .forUpdate()
      .skipLocked();
    await this.db
      .updateTable('uploads')
      .set({ used_at: new Date(now) })
      .where('key', 'in', inUse)
      .execute();
    const due = this.db
      .selectFrom('uploads')
      .select('key')
      .where((eb) =>
        eb.or([
          eb('state', '=', 'DELETING'),
          eb.and([eb('state', '=', 'STORING'), eb('used_at', '<', ago(BROKEN_OFF_AFTER))]),
          eb.and([eb('used_at', '<', ago(UNUSED_FOR)), isUnusedUpload(this.uses)]),
        ]),
      )
      .limit(BATCH)
      .forUpdate()
      .skipLocked();
    for (;;) {
      const deleted = await this.db
        .updateTable('uploads')
        .set({ state: 'DELETING' })
        .where('key', 'in', due)
        .returning(['key', 'extension'])
        .execute();
      if (deleted.length === 0) return;
      await this.storage.delete(deleted.map(storageKey));
      const keys = deleted.map(({ key }) => key);
      await this.db.deleteFrom('uploads').where('key', 'in', keys).execute();
    }
  }

  /**
   * Replaces a user's oldest unused uploads by the new one, if there are too many.
   * @throws UserError UPLOAD_LIMIT_REACHED when the used ones leave no room for it
   */
  private async makeRoom(em: EntityManager, userId: string, newKey: string): Promise<void> {
    const { rows } = await sql<{ key: string }>`
      with own as (
        select key, size, created_at, ${isUnusedUpload(this.uses)} as is_unused from uploads
        where user_id = ${userId} and state <> 'DELETING' and ${isUnorderedUpload(this.uses, userId)}
      ), unused as (
        select key, row_number() over newest as position, sum(size) over newest as bytes
        from own where is_unused window newest as (order by key = ${newKey} desc, created_at desc, key)
      )
      update uploads set state = 'DELETING' from unused where uploads.key = unused.key
        and (position > ${MAX_UNUSED}
          or bytes + (select coalesce(sum(size), 0) from own where not is_unused) > ${MAX_BYTES})
      returning uploads.key
    `.execute(em.getKysely<UploadsTables>());
    if (rows.every(({ key }) => key !== newKey)) return;
    const megabytes = MAX_BYTES / 1024 / 1024;
    throw userError('UPLOAD_LIMIT_REACHED', message('upload.cartFull', { megabytes }));
  }

  /** Whether there is an upload with this URL. */
  private async touch(em: EntityManager, url: string): Promise<boolean> {
    const upload = await em
      .getKysely<UploadsTables>()
      .updateTable('uploads')
      .set({ used_at: this.clock() })
      .where('key', '=', uploadKey(url) ?? '')
      .where('state', '=', 'STORED')
      .returning(['key', 'name'])
      .executeTakeFirst();
    return upload !== undefined && uploadUrl(upload) === url;
  }

  private get db(): Kysely<UploadsTables> {
    return this.em.getKysely<UploadsTables>();
  }
}

import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { DAY } from '../../shared/time/duration.ts';
import { actorIdOf, can, type StaffActor } from '../../shared/principal.ts';
import { actorName } from '../audit/actor-name.ts';
import { deleteFiles } from './delete-files.ts';
import { SheetImportEntity, SheetImportPartEntity } from './sheet-import.entity.ts';
import {
  hasValidItems,
  type ImportEntry,
  importEntryKinds,
  type ImportKind,
  importKinds,
  importPermissions,
  type SheetImport,
} from './sheet-import.ts';
import type { ImportsTables } from './imports.tables.ts';

/** How many imports the list shows. */
const LATEST = 20;
/** Report entries per query. */
const PAGE = 1000;
/** Bytes of a file per row. */
const PART_SIZE = 256 * 1024;
const MAX_FILE_NAME = 200;

/** A checked file expires after this time if it is not imported. */
const READY_FOR = DAY;
/** An upload that has not finished by then was interrupted. */
const UPLOADING_FOR = DAY;
const KEPT_FOR = 30 * DAY;

interface EntriesQuery {
  /** The position of the entry before the first one. */
  after: number;
  first: number;
  kinds?: readonly ImportEntry['kind'][];
}

/** A file during its upload. */
export interface UploadedFile {
  name: string;
  content: AsyncIterable<Uint8Array>;
}

/** Bulk change files uploaded by staff. They wait here for the job that checks and imports them. */
export class SheetImportService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a file part by part as it arrives, and queues its check. An interrupted upload leaves nothing
   * behind.
   */
  async receive(principal: StaffActor, kind: ImportKind, file: UploadedFile): Promise<SheetImport> {
    const id = newId();
    await this.em.insert(SheetImportEntity, {
      id,
      kind,
      fileName: file.name.slice(0, MAX_FILE_NAME),
      state: 'UPLOADING',
      actor: principal.kind,
      actorId: actorIdOf(principal),
      actorName: await actorName(this.em, principal),
      createdAt: this.clock(),
    });
    try {
      let position = 0;
      for await (const content of partsOf(file.content)) {
        await this.em.insert(SheetImportPartEntity, { import: id, position, content });
        position += 1;
      }
    } catch (error) {
      await this.em.nativeDelete(SheetImportEntity, { id });
      throw error;
    }
    await this.em.nativeUpdate(SheetImportEntity, { id }, { state: 'CHECKING' });
    return this.findOrThrow(principal, id);
  }

  async latest(principal: StaffActor): Promise<SheetImport[]> {
    const rows = await this.em.find(
      SheetImportEntity,
      { kind: { $in: importableKinds(principal) } },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LATEST, disableIdentityMap: true },
    );
    return rows.map(toImport);
  }

  /** Null for an unknown id, or if the caller may not see the import. */
  async find(principal: StaffActor, id: string): Promise<SheetImport | null> {
    if (!isUuid(id)) return null;
    const row = await this.em.findOne(
      SheetImportEntity,
      { id, kind: { $in: importableKinds(principal) } },
      { disableIdentityMap: true },
    );
    return row && toImport(row);
  }

  /** Errors, notices and changes, in the order of the report; only those of some kinds on request. */
  async entriesOf(
    id: string,
    { after, first, kinds = importEntryKinds }: EntriesQuery,
  ): Promise<ImportEntry[]> {
    const rows = await this.entryRows(id)
      .where('position', '>', after)
      .where('kind', 'in', kinds)
      .orderBy('position')
      .limit(first)
      .execute();
    return rows.map(toEntry);
  }

  /** The first notices: those about the file as a whole, then those about a row. */
  async noticesOf(id: string, first: number): Promise<ImportEntry[]> {
    const rows = await this.entryRows(id)
      .where('kind', '=', 'NOTICE')
      .orderBy((eb) => eb('subject', 'is not', null))
      .orderBy('position')
      .limit(first)
      .execute();
    return rows.map(toEntry);
  }

  private entryRows(id: string) {
    return this.em
      .getKysely<ImportsTables>()
      .selectFrom('sheet_import_entries')
      .where('import_id', '=', id)
      .select(['kind', 'line', 'column_name', 'subject_id', 'subject', 'before', 'after', 'message']);
  }

  /** All entries, read page by page. @throws UserError NOT_FOUND */
  async report(principal: StaffActor, id: string): Promise<AsyncIterable<ImportEntry[]>> {
    await this.findOrThrow(principal, id);
    const read = (after: number) => this.entriesOf(id, { after, first: PAGE });
    return (async function* pages() {
      for (let after = -1; ; after += PAGE) {
        const page = await read(after);
        if (page.length > 0) yield page;
        if (page.length < PAGE) return;
      }
    })();
  }

  /**
   * Queues the import of a checked file; repeating it has no effect. With `skipsInvalid` the file may have
   * errors: items without errors are imported. @throws UserError NOT_FOUND, IMPORT_NOT_READY
   */
  async apply(principal: StaffActor, id: string, skipsInvalid: boolean): Promise<SheetImport> {
    const { state, canSkipInvalid } = await this.findOrThrow(principal, id);
    if (state !== 'IMPORTING' && state !== 'DONE') {
      const ready = skipsInvalid && canSkipInvalid ? 'INVALID' : 'READY';
      const started = await this.em.nativeUpdate(
        SheetImportEntity,
        { id, state: ready, endedAt: null },
        { state: 'IMPORTING', rowsDone: 0 },
      );
      if (started === 0) throw userError('IMPORT_NOT_READY', message('import.notReady'), ['id']);
    }
    return this.findOrThrow(principal, id);
  }

  /**
   * Cancels an import: at once if no process works on it, otherwise as soon as that process notices, without
   * any changes. Has no effect on an import that has ended. @throws UserError NOT_FOUND
   */
  async cancel(principal: StaffActor, id: string): Promise<SheetImport> {
    await this.findOrThrow(principal, id);
    await this.em.nativeUpdate(SheetImportEntity, { id, endedAt: null }, { isCancelled: true });
    const ended = await this.em.nativeUpdate(
      SheetImportEntity,
      { id, endedAt: null, leaseUntil: null },
      { state: 'CANCELLED', endedAt: this.clock() },
    );
    if (ended > 0) await deleteFiles(this.em, sql`id = ${id}`);
    return this.findOrThrow(principal, id);
  }

  /**
   * Deletes imports after 30 days; unfinished uploads and checked but unimported files after a day, and a day
   * after the import the rows that it left out.
   */
  async purgeExpired(): Promise<void> {
    const now = this.clock().getTime();
    await this.em.nativeDelete(SheetImportEntity, {
      $or: [
        { createdAt: { $lt: new Date(now - KEPT_FOR) } },
        { state: 'UPLOADING', createdAt: { $lt: new Date(now - UPLOADING_FOR) } },
        {
          state: { $in: ['UNMAPPED', 'READY', 'INVALID'] },
          endedAt: null,
          createdAt: { $lt: new Date(now - READY_FOR) },
        },
      ],
    });
    await deleteFiles(this.em, sql`state = 'DONE' and ended_at < ${new Date(now - READY_FOR)}`);
  }

  /** @throws UserError NOT_FOUND */
  async findOrThrow(principal: StaffActor, id: string): Promise<SheetImport> {
    const sheetImport = await this.find(principal, id);
    if (!sheetImport) throw userError('NOT_FOUND', message('import.notFound'), ['id']);
    return sheetImport;
  }
}

function toEntry({
  column_name: column,
  subject_id: subjectId,
  ...entry
}: Omit<ImportEntry, 'column' | 'subjectId'> & { column_name: string | null; subject_id: string | null }) {
  return { ...entry, column, subjectId };
}

function toImport({
  rowCount,
  encoding,
  source,
  columns,
  columnsChosenAt,
  endedAt,
  ...rest
}: SheetImportEntity): SheetImport {
  return {
    ...rest,
    canSkipInvalid: hasValidItems(rest) && !endedAt,
    rowCount: rowCount ?? null,
    encoding: encoding ?? null,
    source: source ?? null,
    columns: columns ?? null,
    columnsChosenAt: columnsChosenAt ?? null,
    endedAt: endedAt ?? null,
  };
}

/** The kinds of files that someone may import. */
export function importableKinds(principal: StaffActor): ImportKind[] {
  return importKinds.filter((kind) => can(principal, importPermissions[kind]));
}

/** Splits the content into parts of equal size; an empty file has one part. */
async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  let pending: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content) {
    pending.push(piece);
    size += piece.length;
    if (size < PART_SIZE) continue;
    yield Buffer.concat(pending);
    pending = [];
    size = 0;
  }
  yield Buffer.concat(pending);
}

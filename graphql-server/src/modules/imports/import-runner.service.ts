import { sql } from 'kysely';
import { analyzeChanged } from '../../db/analyze-changed.ts';
import { setChangeActor } from '../../db/change-actor.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { UserError } from '../../errors.ts';
import type { CsvRow } from '../../shared/csv/csv.ts';
import type { Log } from '../../shared/log.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { DryRun, fileErrors, InvalidRowsError, ImportCancelled } from './import-error.ts';
import { ImportFile } from './import-file.ts';
import { ImportProgress } from './import-progress.ts';
import { splitRows } from './invalid-rows.service.ts';
import { deleteFiles } from './delete-files.ts';
import { claimImport, type ClaimedImport, failAbandoned } from './import-queue.ts';
import { SheetImportEntity, SheetImportEntryEntity } from './sheet-import.entity.ts';
import type { CreateImporter } from './sheet-importer.port.ts';
import {
  hasValidItems,
  type ImportEntry,
  type ImportKind,
  type ImportState,
  MAX_ROW_ERRORS,
  type SheetImporter,
  withRows,
} from './sheet-import.ts';
import type { ImportsTables } from './imports.tables.ts';

/** ANALYZE runs after this many rows, and whenever the number has doubled. */
const ANALYZED_AFTER = 400;
/** Counts of a file's rows. */
interface Sums {
  entries: number;
  errors: number;
  created: number;
  changed: number;
}

/**
 * Checks and imports files uploaded by staff (decision 0041). A check applies the rows in batches and rolls
 * them back, so it uses the same rules as the import. The import is one transaction.
 */
export class ImportRunnerService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly importerOf: (kind: ImportKind) => CreateImporter,
  ) {}

  /** Processes all waiting imports, one after the other. Several processes may run it at once. */
  async run(): Promise<void> {
    await failAbandoned(this.em, this.clock());
    for (let next = await this.claim(); next; next = await this.claim()) await this.runImport(next);
  }

  private claim(): Promise<ClaimedImport | null> {
    return claimImport(this.em, this.clock());
  }

  private async runImport(claimed: ClaimedImport): Promise<void> {
    const { id, kind, state, actor } = claimed;
    const em = this.em.fork();
    setChangeActor(em, actor, id);
    const begin = () => this.importerOf(kind)(actor, id);
    const progress = new ImportProgress(this.em.fork(), this.clock, claimed);
    try {
      if (state === 'CHECKING') await this.check(em, claimed, begin(), progress);
      else await retryTransaction(em, (transaction) => this.import(transaction, claimed, begin(), progress));
    } catch (error) {
      await progress.end();
      await this.stop(claimed, error);
    } finally {
      await progress.end();
    }
  }

  private async check(
    em: EntityManager,
    claimed: ClaimedImport,
    importer: SheetImporter,
    progress: ImportProgress,
  ): Promise<void> {
    const { id } = claimed;
    const file = await ImportFile.open(em, id);
    progress.rowCount = await this.describe(em, id, file, importer);
    const sums: Sums = { entries: 0, errors: 0, created: 0, changed: 0 };
    if (progress.rowCount === null) return this.end(em, claimed, 'UNMAPPED', sums, progress);
    const reported: ImportEntry[] = [];
    for await (const rows of file.batchesFor(importer, (entry) => reported.push(entry))) {
      const entries = await tryOut(em, importer, rows);
      await storeEntries(em, id, file.inFile([...reported.splice(0), ...entries]), sums);
      if (sums.errors >= MAX_ROW_ERRORS) break;
      progress.rowsDone += rows.length;
      progress.assertNotCancelled();
    }
    await storeEntries(em, id, file.inFile([...reported, ...(importer.notices?.() ?? [])]), sums);
    await this.end(em, claimed, sums.errors > 0 ? 'INVALID' : 'READY', sums, progress);
  }

  /**
   * Runs in the caller's transaction, which is rolled back if a row turns out to be invalid. Items in which
   * the check found errors are left out.
   */
  private async import(
    em: EntityManager,
    claimed: ClaimedImport,
    importer: SheetImporter,
    progress: ImportProgress,
  ): Promise<void> {
    const { id, errorCount } = claimed;
    const errors = errorCount > 0 ? await findErrors(em, id) : [];
    const errorLines = new Set(errors.map(({ line }) => line));
    await em.nativeDelete(SheetImportEntryEntity, { import: id });
    const sums: Sums = { entries: 0, errors: 0, created: 0, changed: 0 };
    await storeEntries(em, id, errors, sums);
    progress.rowsDone = 0;
    let analyzedNext = ANALYZED_AFTER;
    const file = await ImportFile.open(em, id);
    const reported: ImportEntry[] = [];
    for await (const rows of file.batchesFor(importer, (entry) => reported.push(entry))) {
      const { valid } = splitRows(rows, errorLines, importer);
      const entries = [
        ...reported.splice(0),
        ...(valid.length > 0 ? await importer.apply(em, valid) : []),
      ].filter((entry) => !errorLines.has(entry.line));
      if (entries.some(isRowError))
        throw new InvalidRowsError(file.inFile(withRows(entries.filter(isRowError), rows, importer)));
      await storeEntries(em, id, file.inFile(entries), sums);
      // Otherwise changed entities stay in memory until the transaction ends.
      em.clear();
      progress.rowsDone += rows.length;
      if (progress.rowsDone >= analyzedNext) {
        await analyzeChanged(em);
        analyzedNext *= 2;
      }
      progress.assertNotCancelled();
    }
    await storeEntries(em, id, file.inFile([...reported, ...(importer.notices?.() ?? [])]), sums);
    await analyzeChanged(em);
    await this.end(em, claimed, 'DONE', sums, progress);
  }

  /** Records what the file is. @returns the number of its rows; null if its columns are unknown */
  private async describe(
    em: EntityManager,
    id: string,
    file: ImportFile,
    importer: SheetImporter,
  ): Promise<number | null> {
    const encoding = file.encoding === 'utf-8' ? null : file.encoding;
    await em.nativeUpdate(SheetImportEntity, { id }, { encoding });
    const { rowCount, ...description } = await file.describeFor(importer);
    await em.nativeUpdate(SheetImportEntity, { id }, description);
    return rowCount;
  }

  /**
   * Records the outcome of an import. @throws ImportCancelled if it has been ended by others in the meantime
   */
  private async end(
    em: EntityManager,
    claimed: ClaimedImport,
    state: ImportState,
    { errors, created, changed }: Sums,
    { rowsDone, rowCount }: ImportProgress,
  ): Promise<void> {
    const { id } = claimed;
    const counts = { errorCount: errors, createdCount: created, changedCount: changed };
    const isOver =
      state === 'DONE' ||
      (state === 'INVALID' &&
        !hasValidItems({ state, ...counts }) &&
        !(await this.canChooseColumns(em, claimed)));
    const ended = await em.nativeUpdate(
      SheetImportEntity,
      { id, endedAt: null, isCancelled: false, leaseUntil: { $ne: null } },
      {
        state,
        rowsDone,
        rowCount,
        ...counts,
        leaseUntil: null,
        endedAt: isOver ? this.clock() : null,
      },
    );
    if (ended === 0) throw new ImportCancelled();
    if (!isOver) return;
    // Rows of the own sheet that were left out can be downloaded for a day.
    const hasInvalidRows = state === 'DONE' && errors > 0;
    await deleteFiles(em, hasInvalidRows ? sql`id = ${id} and source is not null` : sql`id = ${id}`);
  }

  /** Records why an import failed; its changes have been rolled back. */
  private async stop(claimed: ClaimedImport, error: unknown): Promise<void> {
    const { id } = claimed;
    const errors =
      error instanceof UserError ? fileErrors(error) : error instanceof InvalidRowsError ? error.entries : [];
    const sums: Sums = { entries: 0, errors: 0, created: 0, changed: 0 };
    await this.em.nativeDelete(SheetImportEntryEntity, { import: id });
    if (errors.length > 0) await storeEntries(this.em, id, errors, sums);
    else if (!(error instanceof ImportCancelled)) this.logFailure(id, error);
    const state = errors.length > 0 ? 'INVALID' : error instanceof ImportCancelled ? 'CANCELLED' : 'FAILED';
    const isOver =
      state !== 'INVALID' || claimed.state !== 'CHECKING' || !(await this.canChooseColumns(this.em, claimed));
    await this.em.nativeUpdate(
      SheetImportEntity,
      { id, endedAt: null },
      {
        state,
        errorCount: sums.errors,
        createdCount: 0,
        changedCount: 0,
        leaseUntil: null,
        endedAt: isOver ? this.clock() : null,
      },
    );
    if (isOver) await deleteFiles(this.em, sql`id = ${id}`);
  }

  /** Whether another choice of columns may make sense of a file with errors, which is therefore kept. */
  private async canChooseColumns(em: EntityManager, { id, kind, actor }: ClaimedImport): Promise<boolean> {
    if (!this.importerOf(kind)(actor, id).mapping) return false;
    const described = { id, columns: { $ne: null }, source: null };
    return (await em.count(SheetImportEntity, described)) > 0;
  }

  /** The error's text is not logged: the database repeats row values in it. */
  private logFailure(id: string, error: unknown): void {
    const { name, code }: { name: string; code?: string } =
      error instanceof Error ? error : new Error(typeof error);
    this.log.warn({ import: { id }, failure: { name, code } }, 'an import failed');
  }
}

/** The errors of the check. */
async function findErrors(em: EntityManager, id: string): Promise<ImportEntry[]> {
  const rows = await em.find(
    SheetImportEntryEntity,
    { import: id, kind: 'ERROR' },
    { orderBy: { position: 'asc' }, disableIdentityMap: true },
  );
  return rows.map((row) => ({
    kind: row.kind,
    line: row.line,
    column: row.columnName ?? null,
    subjectId: row.subjectId ?? null,
    subject: row.subject ?? null,
    before: row.before ?? null,
    after: row.after ?? null,
    message: row.message ?? null,
  }));
}

const isRowError = ({ kind }: ImportEntry) => kind === 'ERROR';

/** What some rows would change, in a transaction that is rolled back. */
async function tryOut(
  em: EntityManager,
  importer: SheetImporter,
  rows: readonly CsvRow<string>[],
): Promise<readonly ImportEntry[]> {
  try {
    return await retryTransaction(em, async (transaction) => {
      throw new DryRun(withRows(await importer.apply(transaction, rows), rows, importer));
    });
  } catch (error) {
    if (error instanceof DryRun) return error.entries;
    throw error;
  }
}

/**
 * Adds entries to an import's report and counts; an item that is created or changed counts once, however many
 * entries it has.
 */
async function storeEntries(
  em: EntityManager,
  id: string,
  entries: readonly ImportEntry[],
  sums: Sums,
): Promise<void> {
  const subjectsOf = (kind: ImportEntry['kind']) =>
    new Set(entries.filter((entry) => entry.kind === kind).map(({ subjectId }) => subjectId)).size;
  if (entries.length === 0) return;
  await sql`insert into sheet_import_entries
      (import_id, position, kind, line, column_name, subject_id, subject, before, after, message)
    select ${id}::uuid, ${sums.entries}::int + ordinality - 1, entry->>'kind', (entry->>'line')::int, entry->>'column',
      (entry->>'subjectId')::uuid, entry->>'subject', entry->>'before', entry->>'after', nullif(entry->'message', 'null')
    from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) with ordinality as entries (entry, ordinality)`.execute(
    em.getKysely<ImportsTables>(),
  );
  sums.entries += entries.length;
  sums.errors += entries.filter(isRowError).length;
  sums.created += subjectsOf('CREATED');
  sums.changed += subjectsOf('CHANGED');
}

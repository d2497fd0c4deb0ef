import { renameSync, writeFileSync } from 'node:fs';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { holdLock } from '../db/advisory-lock.ts';
import type { EntityManager, Orm } from '../db/database.ts';
import { applyRules } from '../db/declared/apply-rules.ts';
import type { DatabaseRules } from '../db/declared/rule.ts';
import { withBaseline } from '../db/migrations/former-migrations.ts';
import { poolConnectionOf } from '../db/postgres/pool-connection.ts';
import { inTransaction } from '../db/upgrade/index-migration.ts';
import { uploadTypes } from '../modules/uploads/upload-rules.ts';
import { contentTypes } from '../modules/assets/asset.ts';
import type { FileStorage } from '../modules/assets/file-storage.port.ts';
import { CurrentSettings } from '../modules/settings/current-settings.ts';
import { SettingsEntity } from '../modules/settings/settings.entity.ts';
import type { Keys } from '../shared/secrets/keys.ts';
import { keyCheck, loadSecrets, sessionSecretFile } from '../config/secrets.ts';
import { archiveEntries } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { loadTables } from './load-tables.ts';
import { END, endSchema, type Manifest, pictureOf } from './manifest.ts';
import type { ProgressNotes } from './progress.ts';
import { type Head, newerFile, parsed, readHead } from './read-head.ts';
import { snapshotSettings } from './snapshot.ts';

/** A row in any of these tables means that there is a shop. */
const TELLING_TABLES = ['users', 'products', 'orders'];
const CONCURRENT_PUTS = 8;

export interface ImportingShop {
  config: Config;
  orm: Orm;
  storage: FileStorage;
  /** The declared rules of its database. */
  databaseRules: readonly DatabaseRules[];
}

export interface ImportOptions {
  progress: ProgressNotes;
  signal: AbortSignal;
  /** Whether to accept a session secret other than the file's and drop what the old one sealed. */
  acceptsOtherSecret: boolean;
}

export interface ImportSummary {
  tables: number;
  rows: number;
  pictures: number;
  /** How many migrations have updated it. */
  migrations: number;
}

/**
 * Fills an empty shop with the output of `exportShop` and migrates it. All or nothing: after a failure, the
 * shop is empty as before.
 * @throws BackupError, DatabaseError or StorageError; the signal's reason
 */
export async function importShop(
  file: string,
  shop: ImportingShop,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { config, orm, storage } = shop;
  const { signal, progress } = options;
  const head = await readHead(file, signal, config.backupPassphrase);
  head.manifest.migrations = withBaseline(head.manifest.migrations, file);
  assertCurrency(head.manifest, config);
  await assertMigrations(file, head.manifest, orm);
  await assertEmpty(orm.em.fork().getKysely());
  const adoptSecret = chooseSecret(head, config, options);
  const added: string[] = [];
  try {
    // Before the transaction, because a storage may be slow. This reads the file to its end, so it detects
    // damage.
    const pictures = await storePictures(file, shop, added, options);
    const migrations = await loadDatabase(file, head, shop, options);
    adoptSecret();
    const { tables } = head.manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: tables.length, rows, pictures, migrations };
  } catch (error) {
    progress.report('Undoing');
    await storage.delete(added);
    throw error;
  }
}

/** @throws BackupError when the environment sets another currency than the exported shop had */
function assertCurrency({ currencyCode }: Manifest, { settings }: Config): void {
  if (currencyCode === (settings.currencyCode ?? currencyCode)) return;
  throw new BackupError(
    `The file is of a shop in ${currencyCode}. Set CURRENCY_CODE=${currencyCode} and import again.`,
  );
}

/** @throws BackupError when the file or the database has a migration that the other can never get */
async function assertMigrations(file: string, { migrations }: Manifest, orm: Orm): Promise<void> {
  const executed = (await orm.migrator.getExecuted()).map(({ name }) => name);
  const supportedMigrations = new Set([
    ...executed,
    ...(await orm.migrator.getPending()).map(({ name }) => name),
  ]);
  const unknown = migrations.find((name) => !supportedMigrations.has(name));
  if (unknown) throw newerFile(file, `migration ${unknown}`);
  const ahead = executed.find((name) => !migrations.includes(name));
  if (!ahead) return;
  throw new BackupError(
    `The database is of a newer version than the file (migration ${ahead}). Import into a new, empty database.`,
  );
}

async function assertEmpty(db: QueryExecutorProvider): Promise<void> {
  for (const table of TELLING_TABLES) {
    const { rows } = await sql`select where to_regclass(${table}) is not null`.execute(db);
    if (rows.length === 0) continue;
    const { rows: existingRows } = await sql`select from ${sql.id(table)} limit 1`.execute(db);
    if (existingRows.length === 0) continue;
    throw new BackupError(
      `This shop is not empty: it has ${table}. Import into a new, empty database (DATABASE_URL or DATA_DIR).`,
    );
  }
}

/**
 * Sealed values in the database can only be read with the exported shop's secret.
 * @returns a function that stores the file's secret, if this shop generates its own
 * @throws BackupError when this shop is configured with another secret
 */
function chooseSecret(
  { manifest, sessionSecret }: Head,
  config: Config,
  { acceptsOtherSecret }: ImportOptions,
): () => void {
  if (config.sessionSecrets.length === 0 && sessionSecret !== null) {
    return () => keepSecret(sessionSecretFile(config), sessionSecret);
  }
  const { session, sealing } = loadSecrets(config);
  const isSame = hasKey(session, manifest.sessionSecretCheck);
  const isReadable = !manifest.sealingKeyCheck || hasKey(sealing, manifest.sealingKeyCheck);
  if ((isSame && isReadable) || acceptsOtherSecret) return () => undefined;
  if (isSame) throw new BackupError(OTHER_SEALING_SECRET);
  const place =
    sessionSecret === null
      ? 'the SESSION_SECRET of the exported shop'
      : 'the text of session-secret in the file';
  throw new BackupError(
    `The exported shop has another SESSION_SECRET, and second factors and webhooks need it: set it to ${place}, ` +
      `or import without them by --other-secret.`,
  );
}

const OTHER_SEALING_SECRET =
  'The exported shop has another SEALING_SECRET, and second factors and webhooks need it: set it to the same, ' +
  'or import without them by --other-secret.';

const hasKey = (keys: Keys, check: string) => keys.some((key) => keyCheck(key) === check);

function keepSecret(file: string, secret: string): void {
  writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Stores the pictures that the storage lacks and adds their keys to `added`. @returns how many pictures the
 * file has
 */
async function storePictures(
  file: string,
  { config, storage }: ImportingShop,
  added: string[],
  { signal, progress }: ImportOptions,
): Promise<number> {
  let pictures = 0;
  let claimed: number | undefined;
  const picturesOfFile = async function* () {
    for await (const { name, read, position } of archiveEntries(file, signal, config.backupPassphrase)) {
      progress.report(`Reading the file and storing pictures, ${Math.floor(position * 100)} %`);
      const key = pictureOf(name);
      if (key !== undefined) yield { key, content: await read() };
      if (name === END) claimed = parsed(file, await read(), endSchema).pictures;
    }
  };
  const left = picturesOfFile();
  const runWorker = async () => {
    for await (const { key, content } of left) {
      pictures += 1;
      // The same key means the same content, and another shop may use it, so it is not ours to remove.
      if ((await storage.read(key)) !== null) continue;
      added.push(key);
      await storage.put(key, { content, type: typeOf(key) });
    }
  };
  // Waits until all workers have stopped before throwing, so that everything stored can be undone.
  const workers = await Promise.allSettled(Array.from({ length: CONCURRENT_PUTS }, runWorker));
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason as Error;
  if (claimed !== pictures) throw new BackupError(`${file} is damaged, or is no exported shop.`);
  return pictures;
}

/** The media type of a stored file by its key. */
function typeOf(key: string): string {
  const types: Readonly<Record<string, string>> = { ...contentTypes, ...uploadTypes, pdf: 'application/pdf' };
  return types[key.split('.').pop() ?? ''] ?? 'application/octet-stream';
}

/** @returns how many migrations ran after the load */
async function loadDatabase(
  file: string,
  { manifest }: Head,
  { config, orm, databaseRules }: ImportingShop,
  { progress, signal }: ImportOptions,
): Promise<number> {
  try {
    return await orm.em.fork().transactional(async (em) => {
      const db = em.getKysely();
      const transaction = em.getTransactionContext<object>();
      await sql.raw(snapshotSettings).execute(db);
      const stopCancelling = await cancelOn(signal, db, orm);
      try {
        await holdLock(db, 'migrations');
        await assertEmpty(db);
        progress.report('Creating the tables');
        await inTransaction(() => orm.migrator.up({ migrations: manifest.migrations, transaction }));
        const connection = await poolConnectionOf(db);
        await loadTables({
          db,
          connection,
          manifest,
          entries: archiveEntries(file, signal, config.backupPassphrase),
          progress,
          signal,
        });
        progress.report('Bringing the shop up to date');
        const { length: count } = await inTransaction(() => orm.migrator.up({ transaction }));
        await applyRules(db, databaseRules);
        await keepCurrency(em, manifest, config);
        return count;
      } finally {
        await stopCancelling();
      }
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Error && 'severity' in error)) throw error;
    throw new BackupError(`The import has failed and was undone: ${error.message}`, error);
  }
}

/** Stores the currency of the exported shop, which may have had it from its environment. */
async function keepCurrency(em: EntityManager, { currencyCode }: Manifest, config: Config): Promise<void> {
  const settings = new CurrentSettings(config);
  await settings.refresh(em);
  if (settings.get().currency.currencyCode === currencyCode) return;
  await em.upsert(SettingsEntity, { section: 'currency', content: { currencyCode } });
}

/**
 * Cancels the running query of `db` when the signal aborts. @returns undoes this; resolves when nothing can
 * be canceled any more, because someone else may use the connection next
 */
async function cancelOn(
  signal: AbortSignal,
  db: QueryExecutorProvider,
  orm: Orm,
): Promise<() => Promise<void>> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  let cancelled: Promise<unknown> = Promise.resolve();
  const cancel = () => {
    cancelled = sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(orm.em.fork().getKysely());
    // Awaited later; until then a rejection must not count as unhandled.
    cancelled.catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  return async () => {
    signal.removeEventListener('abort', cancel);
    await cancelled;
  };
}

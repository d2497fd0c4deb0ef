import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import type { DatabaseConfig } from './config/database-config.ts';
import { systemClock } from './shared/time/clock.ts';
import { checkIntegrity, violationText } from './db/check-integrity.ts';
import type { EntityManager, Orm } from './db/database.ts';
import { DatabaseError } from './db/database-error.ts';
import { describeTable } from './db/declared/describe-table.ts';
import { putOldFilesAside } from './db/embedded/cluster-files.ts';
import { findOwned } from './db/embedded/owner-lock.ts';
import { PostgresRunner } from './db/embedded/postgres-runner.ts';
import { joinDatabase } from './db/embedded/start-database.ts';
import { migrate } from './db/migrate.ts';
import { connectDatabase } from './db/open-database.ts';
import { openSqlTerminal } from './db/sql-terminal.ts';
import { composition } from './modules.ts';
import { StorageError } from './modules/assets/file-storage.port.ts';
import { AssetService } from './modules/assets/asset.service.ts';
import { assetUses } from './modules/assets/asset-uses.registry.ts';
import { openStorage } from './open-integrations.ts';
import { BackupError } from './backup/backup-error.ts';
import { S3Backups } from './integrations/storage/s3-backups.ts';
import { backUpShop } from './backup/back-up-shop.ts';
import { exportShop } from './backup/export-shop.ts';
import { importShop } from './backup/import-shop.ts';
import { Progress } from './backup/progress.ts';
import { seed } from './seed/seed.ts';
import { storeAwaitedPictures } from './seed/store-sample-pictures.ts';

/** The user stopped the command. */
class Interruption extends Error {
  override readonly name = 'Interruption';
}

/** The exit code of `backup` when the backup is stored, but can't be restored. */
export const UNVERIFIED = 3;

class Unverified extends Error {
  override readonly name = 'Unverified';

  constructor(failure: Error) {
    super(failure.message, { cause: failure });
  }
}

const consoleLog = { warn: (facts: object, words: string) => console.warn(words, facts) };

const USAGE = `Usage: npm run db -- <command>
  plan           says what the pending migrations will do, how long that takes, and who waits
  migrate        brings the database up to date
  seed           migrates, then adds what is missing of the sample data
  check          holds all orders and all stock against the rules that must never break
  export FILE    writes the whole shop into one file, with its pictures: a backup; encrypted if it ends with .age
  backup         makes the nightly backup now, unless it exists (BACKUP_DIR)
  import FILE    fills an empty shop with what export wrote; --other-secret: without what its SESSION_SECRET opens
  show TABLE     prints a table's columns and indexes, and all that the database does when it changes
  psql           asks for SQL statements, and runs them
  reset [--yes]  drops everything, then migrates and seeds; --yes is needed with DATABASE_URL`;

/** The arguments of each command: how many words, and which flags. */
const commands: Record<string, Command> = {
  plan: { words: 0, flags: [], run: runPlan },
  migrate: { words: 0, flags: [], run: runMigrate },
  seed: { words: 0, flags: [], run: runSeed },
  check: { words: 0, flags: [], run: runCheck },
  export: { words: 1, flags: [], run: runExport },
  backup: { words: 0, flags: [], run: runBackup },
  import: { words: 1, flags: ['--other-secret'], prepare: makeRoom, run: runImport },
  show: { words: 1, flags: [], run: runShow },
  psql: { words: 0, flags: [], run: runPsql },
  reset: { words: 0, flags: ['--yes'], prepare: drop, run: runSeed },
};

interface Command {
  words: number;
  flags: readonly string[];
  /** Runs before an embedded database is started. */
  prepare?: (config: Config<DatabaseConfig>, typed: Typed) => Promise<void>;
  run: (config: Config, typed: Typed) => Promise<void>;
}

interface Typed {
  words: string[];
  flags: string[];
}

/**
 * Runs the command of these arguments, and prints what it does; by default in this process's environment.
 * @returns the exit code of `npm run db`
 */
export async function runDbCommand(
  [name = '', ...rest]: readonly string[],
  environment?: NodeJS.ProcessEnv,
): Promise<number> {
  const typed: Typed = {
    words: rest.filter((word) => !word.startsWith('--')),
    flags: rest.filter((word) => word.startsWith('--')),
  };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command?.words !== typed.words.length || typed.flags.some((flag) => !command.flags.includes(flag))) {
    console.error(USAGE);
    return 2;
  }
  try {
    await run(command, typed, environment);
    return 0;
  } catch (error) {
    console.error(explain(error));
    if (error instanceof Unverified) return UNVERIFIED;
    return error instanceof Interruption ? 130 : 1;
  }
}

async function run(command: Command, typed: Typed, environment?: NodeJS.ProcessEnv): Promise<void> {
  const configured = readConfig(environment);
  await command.prepare?.(configured, typed);
  const { config, stop } = await joinDatabase(configured, (line) => console.error(line));
  try {
    await command.run(config, typed);
  } finally {
    await stop();
  }
}

/** Changes nothing. */
async function runPlan(config: Config): Promise<void> {
  // Only this command needs the parser of SQL.
  const { planLines, planUpgrade } = await import('./db/upgrade/plan-upgrade.ts');
  const database = await connectDatabase(config, composition.entities);
  try {
    const plan = await planUpgrade(database.orm);
    const lines = plan ? planLines(plan) : ['The database is empty. The first start creates its tables.'];
    console.log(lines.join('\n'));
  } finally {
    await database.close();
  }
}

async function runMigrate(config: Config): Promise<void> {
  await onMigrated(config, async () => undefined);
}

async function runSeed(config: Config): Promise<void> {
  await onMigrated(config, async (orm) => {
    const { products, users } = await seedWithPictures(orm, config);
    console.log(`Seeded: ${products} products and ${users} people were missing and have been added.`);
  });
}

async function runCheck(config: Config): Promise<void> {
  await onMigrated(config, check);
}

/** Reads the database as it is: a backup does not migrate. */
async function runExport(config: Config, { words: [file = ''] }: Typed): Promise<void> {
  const database = await connectDatabase(config, composition.entities);
  try {
    const storage = await openStorage(config.storage, consoleLog);
    const shop = { config, orm: database.orm, storage, clock: systemClock };
    const { tables, rows, pictures, missingPictures } = await interruptible((progress, signal) =>
      exportShop(file, shop, progress, signal),
    );
    const counts = [counted(tables, 'table'), counted(rows, 'row'), counted(pictures, 'file')];
    console.log(`Exported ${counts[0]} with ${counts[1]}, and ${counts[2]} of pictures, to ${file}.`);
    if (missingPictures.length > 0) {
      console.warn(
        `The storage lacks ${missingPictures.length} files of pictures: ${missingPictures.join(', ')}`,
      );
    }
  } finally {
    await database.close();
  }
}

/** The nightly job runs this. It shows no progress, so that stderr has only what failed. */
async function runBackup(config: Config): Promise<void> {
  const { backup } = config;
  if (!backup) throw new ConfigError('Set BACKUP_DIR to the directory of backups.');
  const database = await connectDatabase(config, composition.entities);
  try {
    const storage = await openStorage(config.storage, consoleLog);
    const bucket = backup.bucket && new S3Backups(backup.bucket);
    const shop = { config, orm: database.orm, storage, clock: systemClock, parts: composition, bucket };
    const { name, isOld, isCopied, verification, removed } = await interruptible((_progress, signal) =>
      backUpShop(shop, backup, { report: () => undefined }, signal),
    );
    console.log(isOld ? `${name} exists already.` : `${name} is stored.`);
    if (isCopied) console.log('It was copied to the bucket.');
    if (verification === 'PASSED') console.log('It was restored into a database of its own and checked.');
    if (verification === 'NOT_ALLOWED') {
      console.warn('It was not checked, because the user in DATABASE_URL may not create databases.');
    }
    if (removed.length > 0) console.log(`Removed: ${removed.join(', ')}`);
    if (verification !== null && typeof verification === 'object') throw new Unverified(verification.failure);
  } finally {
    await database.close();
  }
}

async function runImport(config: Config, { words: [file = ''], flags }: Typed): Promise<void> {
  const database = await connectDatabase(config, composition.entities);
  try {
    const storage = await openStorage(config.storage, consoleLog);
    const { databaseRules } = composition;
    const shop = { config, orm: database.orm, storage, databaseRules };
    const acceptsOtherSecret = flags.includes('--other-secret');
    const { tables, rows, pictures, migrations } = await interruptible((progress, signal) =>
      importShop(file, shop, { progress, signal, acceptsOtherSecret }),
    );
    const counts = [counted(tables, 'table'), counted(rows, 'row'), counted(pictures, 'file')];
    console.log(`Imported ${counts[0]} with ${counts[1]}, and ${counts[2]} of pictures.`);
    if (migrations > 0) console.log(`${counted(migrations, 'migration')} have brought it up to date.`);
  } finally {
    await database.close();
  }
}

async function runShow(config: Config, { words: [table = ''] }: Typed): Promise<void> {
  await onMigrated(config, async (orm) => console.log(await describeTable(orm.em.fork().getKysely(), table)));
}

async function runPsql({ database }: Config): Promise<void> {
  await openSqlTerminal(database.directUrl);
}

/**
 * Moves away a database of an older version that this version cannot read, so that its export can be
 * imported.
 */
async function makeRoom({ database }: Config<DatabaseConfig>): Promise<void> {
  const aside = database.engine === 'embedded' ? putOldFilesAside(database) : null;
  if (aside) console.log(`The files of the former database are in ${aside} now.`);
}

/** Runs a long command with progress output that Ctrl-C ends cleanly. @throws Interruption */
async function interruptible<Result>(
  work: (progress: Progress, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const interrupt = () => controller.abort(new Interruption('Stopped. Nothing was left behind.'));
  const progress = new Progress(process.stderr);
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    return await work(progress, controller.signal);
  } finally {
    progress.end();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

async function onMigrated(config: Config, work: (orm: Orm) => Promise<void>): Promise<void> {
  const database = await connectDatabase(config, composition.entities);
  try {
    await migrate(database.orm, composition.databaseRules, (line) => console.error(line));
    console.log('The database is up to date.');
    await work(database.orm);
  } finally {
    await database.close();
  }
}

/** @throws StorageError, or an error of the seed */
async function seedWithPictures(orm: Orm, config: Config) {
  const storage = await openStorage(config.storage, consoleLog);
  const createAssets = (em: EntityManager) =>
    new AssetService(em, systemClock, storage, consoleLog, composition.entriesOf(assetUses));
  await storeAwaitedPictures(orm.em.fork(), createAssets(orm.em.fork()));
  return seed(orm, config, systemClock, createAssets);
}

/** @throws DatabaseError that names each violated rule and its rows */
async function check(orm: Orm): Promise<void> {
  const errors = await checkIntegrity(orm.em.fork());
  if (errors.length > 0) {
    const lines = errors.map((violation) => `  ${violationText(violation)}`);
    throw new DatabaseError(`The books are not in order:\n${lines.join('\n')}`);
  }
  console.log('The books are in order: stock, ledger, orders and their history agree.');
}

/**
 * Deletes the files of an embedded database, so that a database too damaged to open can be reset. On a
 * server, the database stays and its schema is dropped with all data.
 * @throws DatabaseError when a running shop uses the embedded database, or the reset of a server is not
 * confirmed
 */
async function drop({ database: place, ...config }: Config<DatabaseConfig>, { flags }: Typed): Promise<void> {
  if (place.engine === 'embedded') {
    if (await findOwned(place, PostgresRunner.find(place.programs))) {
      throw new DatabaseError('A running shop uses this database. Stop it first.');
    }
    rmSync(place.directory, { recursive: true, force: true });
    // Pictures in other places may also belong to another shop.
    rmSync(join(config.dataDirectory, 'assets'), { recursive: true, force: true });
    console.log('Dropped everything.');
    return;
  }
  if (!flags.includes('--yes')) {
    throw new DatabaseError('This would drop everything in DATABASE_URL. If you mean it, add --yes.');
  }
  const database = await connectDatabase({ ...config, database: place }, composition.entities);
  try {
    await database.orm.em.fork().execute('drop schema public cascade; create schema public');
    console.log('Dropped everything.');
  } finally {
    await database.close();
  }
}

function explain(error: unknown): string {
  const isExpected = [ConfigError, DatabaseError, StorageError, BackupError, Interruption, Unverified].some(
    (type) => error instanceof type,
  );
  if (isExpected && error instanceof Error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { postgresAt } from '../config/database-config.ts';
import { loadSecrets } from '../config/secrets.ts';
import { checkIntegrity, violationText } from '../db/check-integrity.ts';
import { type DatabaseParts, connectDatabase } from '../db/open-database.ts';
import type { Orm } from '../db/database.ts';
import type { FileStorage } from '../modules/assets/file-storage.port.ts';
import { BackupError } from './backup-error.ts';
import { importShop } from './import-shop.ts';
import type { ProgressNotes } from './progress.ts';

/** PostgreSQL cuts longer names off. */
const MAX_NAME = 63;
const SUFFIX = '_restore_check';

interface VerifiedShop {
  config: Config;
  orm: Orm;
  parts: DatabaseParts;
}

/**
 * Restores a backup into a database of its own on the same server, checks it, and drops it.
 * @returns false if the shop's user may not create databases, so that nothing was checked
 * @throws BackupError when the backup can't be restored, or what it has violates a rule; the signal's reason
 */
export async function verifyBackup(
  file: string,
  { config, orm, parts }: VerifiedShop,
  progress: ProgressNotes,
  signal: AbortSignal,
): Promise<boolean> {
  const db = orm.em.fork().getKysely();
  const { rows } = await sql<{ name: string; mayCreate: boolean }>`
    select current_database()::text as name, rolcreatedb or rolsuper as "mayCreate"
    from pg_roles where rolname = current_user`.execute(db);
  const [{ name, mayCreate } = { name: '', mayCreate: false }] = rows;
  if (!mayCreate) return false;
  const copy = name.slice(0, MAX_NAME - SUFFIX.length) + SUFFIX;
  const drop = () => sql`drop database if exists ${sql.id(copy)} with (force)`.execute(db);
  // A crash may have left one.
  await drop();
  await sql`create database ${sql.id(copy)}`.execute(db);
  try {
    await restoreInto(databaseOf(config, copy), file, parts, { progress, signal });
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The backup is stored, but restoring it has failed: ${reason}`, error);
  } finally {
    await drop();
  }
  return true;
}

/** The same shop, with another database on its server. */
function databaseOf(config: Config, name: string): Config {
  const url = new URL(config.database.directUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  // With its current secrets, the import has none to store.
  const sessionSecrets = loadSecrets(config).session.map((key) => Buffer.from(key).toString());
  return { ...config, database: postgresAt(url.href), sessionSecrets };
}

async function restoreInto(
  config: Config,
  file: string,
  { entities, databaseRules }: DatabaseParts,
  { progress, signal }: { progress: ProgressNotes; signal: AbortSignal },
): Promise<void> {
  const database = await connectDatabase(config, entities);
  try {
    const shop = { config, orm: database.orm, storage: discarding, databaseRules };
    await importShop(file, shop, { progress, signal, acceptsOtherSecret: false });
    const violations = await checkIntegrity(database.orm.em.fork());
    if (violations.length > 0) {
      const list = violations.map(violationText);
      throw new BackupError(list.join('; '));
    }
  } finally {
    await database.close();
  }
}

/** Stores nothing: whether pictures can be read from the file is all that is to be checked. */
const discarding: FileStorage = {
  put: () => Promise.resolve(),
  read: () => Promise.resolve(null),
  delete: () => Promise.resolve(),
  check: () => Promise.resolve(),
};

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from './config.ts';
import { systemClock } from './shared/time/clock.ts';
import { checkIntegrity } from './db/check-integrity.ts';
import type { EntityManager, Orm } from './db/database.ts';
import { DatabaseError } from './db/database-error.ts';
import { lockDirectory } from './db/directory-lock.ts';
import { migrate } from './db/migrate.ts';
import { connectDatabase } from './db/open-database.ts';
import { entities } from './entities.ts';
import { StorageError } from './integrations/storage/file-storage.port.ts';
import { AssetService } from './modules/assets/asset.service.ts';
import { openStorage } from './open-integrations.ts';
import { seed } from './seed/seed.ts';
import { storeAwaitedPictures } from './seed/store-sample-pictures.ts';

const USAGE = `Usage: npm run db -- <command>
  migrate        brings the database up to date
  seed           migrates, then adds what is missing of the sample data
  check          holds all orders and all stock against the rules that must never break
  reset [--yes]  drops everything, then migrates and seeds; --yes is needed with DATABASE_URL`;

const [command = '', ...flags] = process.argv.slice(2);
const isConfirmed = flags.length === 1 && flags[0] === '--yes' && command === 'reset';

if (!['migrate', 'seed', 'check', 'reset'].includes(command) || (flags.length > 0 && !isConfirmed)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    await run(readConfig());
  } catch (error) {
    process.exitCode = 1;
    console.error(explain(error));
  }
}

async function run(config: Config): Promise<void> {
  if (command === 'reset') {
    await drop(config);
    console.log('Dropped everything.');
  }
  const database = await connectDatabase(config, entities);
  try {
    await migrate(database.orm, config.database.engine);
    console.log('The database is up to date.');
    if (command === 'migrate') return;
    if (command === 'check') return await check(database.orm);
    const { products, users } = await seedWithPictures(database.orm, config);
    console.log(`Seeded: ${products} products and ${users} people were missing and have been added.`);
  } finally {
    await database.close();
  }
}

/** @throws StorageError, or what seeding throws */
async function seedWithPictures(orm: Orm, config: Config) {
  const log = { warn: (facts: object, words: string) => console.warn(words, facts) };
  const storage = await openStorage(config.storage, log);
  const createAssets = (em: EntityManager) => new AssetService(em, systemClock, storage, log);
  await storeAwaitedPictures(orm.em.fork(), createAssets(orm.em.fork()));
  return seed(orm, config, systemClock, createAssets);
}

/** @throws DatabaseError that names each violated rule and the rows that violate it */
async function check(orm: Orm): Promise<void> {
  const errors = await checkIntegrity(orm.em.fork());
  if (errors.length > 0) {
    const lines = errors.map(({ rule, ids }) => `  ${rule}; not so for ${ids.join(', ')}`);
    throw new DatabaseError(`The books are not in order:\n${lines.join('\n')}`);
  }
  console.log('The books are in order: stock, ledger, orders and their history agree.');
}

/**
 * The files of an embedded database are deleted, so that one too damaged to open can be reset; on a server the database
 * stays and its schema is dropped with all its data.
 * @throws DatabaseError when a server uses the directory, or PostgreSQL's reset is not confirmed
 */
async function drop(config: Config): Promise<void> {
  if (config.database.engine === 'pglite') {
    const unlock = lockDirectory(config.dataDirectory);
    rmSync(config.database.directory, { recursive: true, force: true });
    // Pictures elsewhere may belong to another shop, too.
    rmSync(join(config.dataDirectory, 'assets'), { recursive: true, force: true });
    unlock();
    return;
  }
  if (!isConfirmed) {
    throw new DatabaseError('This would drop everything in DATABASE_URL. If you mean it, add --yes.');
  }
  const database = await connectDatabase(config, entities);
  try {
    await database.orm.em.fork().execute('drop schema public cascade; create schema public');
  } finally {
    await database.close();
  }
}

function explain(error: unknown): string {
  const isExpected = [ConfigError, DatabaseError, StorageError].some((type) => error instanceof type);
  if (isExpected && error instanceof Error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

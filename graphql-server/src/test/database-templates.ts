import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { type DatabaseConfig, postgresAt } from '../database-config.ts';
import { migrate } from '../db/migrate.ts';
import { openOrm } from '../db/orm.ts';
import { entities } from '../entities.ts';
import { TEMPLATE_CURRENCY } from './test-config.ts';
import { createOnServer } from './test-server.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Makes what the databases of this run's test files are copied from, since to make one takes seconds of computing, to
 * copy it takes none, and more than a hundred files want one: an empty PGlite directory, whose path is
 * TEST_EMPTY_TEMPLATE, and a migrated database without any rows of the tests', a directory or the name of a database of
 * TEST_DATABASE_URL, in TEST_MIGRATED_TEMPLATE. Vitest calls this before the first test of an engine's project.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { env } = project.config;
  if (env['TEST_ENGINE'] === 'postgres') {
    const { name, url, drop } = await createOnServer(process.env['TEST_DATABASE_URL'] ?? '');
    await migrateTemplate(postgresAt(url));
    env['TEST_MIGRATED_TEMPLATE'] = name;
    return drop;
  }
  const empty = await emptyDirectory();
  const migrated = mkdtempSync(join(tmpdir(), 'shop-template-'));
  cpSync(empty, migrated, { recursive: true });
  await migrateTemplate({ engine: 'pglite', directory: migrated });
  Object.assign(env, { TEST_EMPTY_TEMPLATE: empty, TEST_MIGRATED_TEMPLATE: migrated });
  return async () => rmSync(migrated, { recursive: true, force: true });
}

async function migrateTemplate(database: DatabaseConfig): Promise<void> {
  const orm = await openOrm(database, entities, TEMPLATE_CURRENCY);
  await migrate(orm, database.engine).finally(() => orm.close());
}

/** PGlite's directory as PostgreSQL's initdb makes it, kept from run to run. */
async function emptyDirectory(): Promise<string> {
  const manifest = readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const directory = join(root, '.cache/test', `pglite-${version}`);
  if (existsSync(directory)) return directory;

  // Renamed when it is whole, so that a run that was broken off leaves no half template.
  const unfinished = `${directory}-${process.pid}`;
  mkdirSync(dirname(directory), { recursive: true });
  const database = await PGlite.create(unfinished);
  await database.close();
  if (existsSync(directory)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, directory);
  return directory;
}

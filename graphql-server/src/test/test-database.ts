import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseConfig, postgresAt } from '../database-config.ts';
import { createOnServer } from './test-server.ts';

/** A database of a test file's own, gone afterwards. */
export interface TestDatabase {
  config: DatabaseConfig;
  /** A directory for what the shop keeps in files. */
  dataDirectory: string;
  drop(): Promise<void>;
}

interface TestDatabaseOptions {
  /** Has the tables of today already, made for a shop of TEMPLATE_CURRENCY; else it is empty. */
  isMigrated?: boolean;
}

/** A new database on the engine that TEST_ENGINE names, from the templates of database-templates.ts. */
export async function createTestDatabase({
  isMigrated = false,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'shop-test-'));
  const removeDirectory = () => rmSync(dataDirectory, { recursive: true, force: true });
  const { TEST_ENGINE, TEST_DATABASE_URL, TEST_EMPTY_TEMPLATE, TEST_MIGRATED_TEMPLATE } = process.env;
  const template = isMigrated ? TEST_MIGRATED_TEMPLATE : TEST_EMPTY_TEMPLATE;
  if (TEST_ENGINE !== 'postgres' || !TEST_DATABASE_URL) {
    const directory = join(dataDirectory, 'template-copy');
    if (template) cpSync(template, directory, { recursive: true });
    return { config: { engine: 'pglite', directory }, dataDirectory, drop: async () => removeDirectory() };
  }
  const { url, drop } = await createOnServer(TEST_DATABASE_URL, template);
  return {
    config: postgresAt(url),
    dataDirectory,
    async drop() {
      removeDirectory();
      await drop();
    },
  };
}

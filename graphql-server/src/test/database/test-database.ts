import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresConfig, postgresAt } from '../../config/database-config.ts';
import { createOnServer } from './test-server.ts';

/** A test file's own database, dropped afterwards. */
export interface TestDatabase {
  config: PostgresConfig;
  /** A directory for the shop's files. */
  dataDirectory: string;
  drop(): Promise<void>;
}

interface TestDatabaseOptions {
  /** Whether it already has the current tables; otherwise it is empty. */
  isMigrated?: boolean;
}

/** A new database on the server of TEST_DATABASE_URL. */
export async function createTestDatabase({
  isMigrated = false,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { TEST_DATABASE_URL = '', TEST_MIGRATED_TEMPLATE } = process.env;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'shop-test-'));
  const { url, drop } = await createOnServer(
    TEST_DATABASE_URL,
    isMigrated ? TEST_MIGRATED_TEMPLATE : undefined,
  );
  return {
    config: postgresAt(url),
    dataDirectory,
    async drop() {
      rmSync(dataDirectory, { recursive: true, force: true });
      await drop();
    },
  };
}

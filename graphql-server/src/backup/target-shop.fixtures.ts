import { Client } from 'pg';
import type { Config } from '../config/config.ts';
import { postgresAt } from '../config/database-config.ts';
import type { Orm } from '../db/database.ts';
import { openOrm } from '../db/orm.ts';
import { maintenanceLimits } from '../db/postgres/database-limits.ts';
import { composition } from '../modules.ts';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { testConfig } from '../test/test-config.ts';
import { createTestDatabase } from '../test/database/test-database.ts';
import { importShop, type ImportSummary } from './import-shop.ts';

interface ImportChanges {
  config?: Partial<Config>;
  acceptsOtherSecret?: boolean;
  signal?: AbortSignal;
  report?: (text: string) => void;
}

/** An empty shop to import into. */
export interface TargetShop {
  config: Config;
  orm: Orm;
  storage: MemoryStorage;
  importFrom(file: string, changes?: ImportChanges): Promise<ImportSummary>;
  drop(): Promise<void>;
}

/** Opens one on a migrated database as superuser, or on an empty database as its plain owner. */
export async function openTarget({ isMigrated }: { isMigrated: boolean }): Promise<TargetShop> {
  const database = await createTestDatabase({ isMigrated });
  const owner = isMigrated ? null : await createOwner(database.config.url);
  const url = owner?.url ?? database.config.url;
  const config = testConfig({ database: postgresAt(url), dataDirectory: database.dataDirectory });
  const orm = await openOrm(config.database, composition.entities, maintenanceLimits);
  const storage = new MemoryStorage();
  return {
    config,
    orm,
    storage,
    importFrom: (file, { config: changes, report = () => undefined, ...options } = {}) =>
      importShop(
        file,
        { config: { ...config, ...changes }, orm, storage, databaseRules: composition.databaseRules },
        { progress: { report }, signal: new AbortController().signal, acceptsOtherSecret: false, ...options },
      ),
    async drop() {
      await orm.close();
      await database.drop();
      await owner?.drop();
    },
  };
}

/** Gives the database at `url` to a new role. */
async function createOwner(url: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const own = new URL(url);
  const name = own.pathname.slice(1);
  await runOn(url, `create role ${name} login password 'owner'; alter database ${name} owner to ${name}`);
  own.username = name;
  own.password = 'owner';
  const server = new URL(url);
  server.pathname = '/postgres';
  return { url: own.href, drop: () => runOn(server.href, `drop role ${name}`) };
}

async function runOn(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statements).finally(() => client.end());
}

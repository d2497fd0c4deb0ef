import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import type { DatabaseConfig } from '../config.ts';

/** A database of a test file's own, gone afterwards. */
export interface TestDatabase {
  config: DatabaseConfig;
  /** A directory for what the shop keeps in files. */
  dataDirectory: string;
  drop(): Promise<void>;
}

/** A new empty database on the engine that TEST_ENGINE names; for PGlite a copy of TEST_PGLITE_TEMPLATE. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'shop-test-'));
  const removeDirectory = () => rmSync(dataDirectory, { recursive: true, force: true });
  const server = process.env['TEST_ENGINE'] === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined;
  if (!server) {
    const template = process.env['TEST_PGLITE_TEMPLATE'];
    const directory = template ? join(dataDirectory, 'template-copy') : 'memory://';
    if (template) cpSync(template, directory, { recursive: true });
    return {
      config: { engine: 'pglite', directory },
      dataDirectory,
      drop: async () => removeDirectory(),
    };
  }
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    config: { engine: 'postgres', url: url.href },
    dataDirectory,
    async drop() {
      removeDirectory();
      await runOn(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  const orm = await MikroORM.init({ clientUrl: url, discovery: { warnWhenNoEntities: false } });
  try {
    await orm.em.fork().execute(statement);
  } finally {
    await orm.close();
  }
}

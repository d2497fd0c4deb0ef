import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A test database on a PostgreSQL server. */
export interface ServerDatabase {
  name: string;
  /** Its connection string. */
  url: string;
  drop: () => Promise<void>;
}

/**
 * Creates a database on the server of this superuser's connection string: an empty one, or a copy of
 * `template`.
 */
export async function createOnServer(server: string, template = 'template1'): Promise<ServerDatabase> {
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  // Copied as files: also writing each page of a migrated database into the WAL takes three times as long.
  await runOn(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => runOn(server, `drop database if exists ${name} with (force)`),
  };
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

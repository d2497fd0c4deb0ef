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
    drop: () => dropWithoutDeadlocks(server, name),
  };
}

/**
 * The shop repeats a transaction after a deadlock, so that no test would notice one but by its time.
 * @throws Error when transactions in this database have ever waited for each other
 */
async function dropWithoutDeadlocks(server: string, name: string): Promise<void> {
  const [row] = await runOn(server, `select deadlocks from pg_stat_database where datname = '${name}'`);
  await runOn(server, `drop database if exists ${name} with (force)`);
  const deadlocks = Number(row?.['deadlocks']);
  if (deadlocks > 0) throw new Error(`Deadlocks in the tests' database: ${deadlocks}`);
}

async function runOn(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement).finally(() => client.end());
  return rows;
}

import { randomBytes } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';

/** A database of ours on a PostgreSQL server. */
export interface ServerDatabase {
  name: string;
  /** Its connection string. */
  url: string;
  drop: () => Promise<void>;
}

/** Creates a database on the server with this connection string of a superuser: an empty one, or a copy of `template`. */
export async function createOnServer(server: string, template = 'template1'): Promise<ServerDatabase> {
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => runOn(server, `drop database if exists ${name} with (force)`),
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

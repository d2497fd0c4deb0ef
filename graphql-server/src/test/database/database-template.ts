import { postgresAt } from '../../config/database-config.ts';
import { migrate } from '../../db/migrate.ts';
import { openOrm } from '../../db/orm.ts';
import { composition } from '../../modules.ts';
import { createOnServer } from './test-server.ts';

/**
 * Makes what the databases of this run's test files are copied from, since to migrate one takes seconds and
 * to copy it a fraction of one: a migrated database without any rows of the tests', whose name is
 * TEST_MIGRATED_TEMPLATE. Vitest calls this before the first test.
 */
export async function setup(): Promise<() => Promise<void>> {
  const { name, url, drop } = await createOnServer(process.env['TEST_DATABASE_URL'] ?? '');
  const orm = await openOrm(postgresAt(url), composition.entities);
  await migrate(orm, composition.databaseRules).finally(() => orm.close());
  process.env['TEST_MIGRATED_TEMPLATE'] = name;
  return drop;
}

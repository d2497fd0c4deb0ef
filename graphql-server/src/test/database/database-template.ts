import { postgresAt } from '../../config/database-config.ts';
import { migrate } from '../../db/migrate.ts';
import { openOrm } from '../../db/orm.ts';
import { composition } from '../../modules.ts';
import { createOnServer } from './test-server.ts';

/**
 * Creates the template for this run's test databases, because migrating takes seconds and copying a fraction
 * of that: a migrated database without test data, named in TEST_MIGRATED_TEMPLATE. Vitest calls this before
 * the first test.
 */
export async function setup(): Promise<() => Promise<void>> {
  const { name, url, drop } = await createOnServer(process.env['TEST_DATABASE_URL'] ?? '');
  const orm = await openOrm(postgresAt(url), composition.entities);
  await migrate(orm, composition.databaseRules).finally(() => orm.close());
  process.env['TEST_MIGRATED_TEMPLATE'] = name;
  return drop;
}

import { postgresAt } from '../../config/database-config.ts';
import { migrate } from '../../db/migrate.ts';
import { openOrm } from '../../db/orm.ts';
import { composition } from '../../modules.ts';
import { SettingsEntity } from '../../modules/settings/settings.entity.ts';
import { createOnServer } from './test-server.ts';

/**
 * Creates the template for this run's test databases, because migrating takes seconds and copying a fraction
 * of that: a migrated database of a shop that is open, without test data, named in TEST_MIGRATED_TEMPLATE.
 * Vitest calls this before the first test.
 */
export async function setup(): Promise<() => Promise<void>> {
  const { name, url, drop } = await createOnServer(process.env['TEST_DATABASE_URL'] ?? '');
  const orm = await openOrm(postgresAt(url), composition.entities);
  try {
    await migrate(orm, composition.databaseRules);
    await orm.em.fork().insert(SettingsEntity, { section: 'opening', content: { isOpen: true } });
  } finally {
    await orm.close();
  }
  process.env['TEST_MIGRATED_TEMPLATE'] = name;
  return drop;
}

import { afterAll, beforeAll } from 'vitest';
import type { EntityManager, Orm } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { openOrm } from '../../db/orm.ts';
import { composition } from '../../modules.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/**
 * A database that was filled when `last` was its last migration, and then migrated to today's shape, before
 * the tests of the file; it is dropped after them. `currency` is the shop's. Returns a new EntityManager at
 * each call.
 */
export function describeMigratedDatabase(
  last: string,
  fill: (em: EntityManager) => Promise<void>,
  currency = 'USD',
): () => EntityManager {
  let database: TestDatabase;
  let orm: Orm;
  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await openOrm(database.config, composition.entities, currency);
    await orm.migrator.up({ to: last });
    await fill(orm.em.fork());
    await migrate(orm);
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });
  return () => orm.em.fork();
}

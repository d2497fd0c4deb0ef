import { afterAll, beforeAll } from 'vitest';
import type { EntityManager, Orm } from '../../db/database.ts';
import { openOrm } from '../../db/orm.ts';
import { composition } from '../../modules.ts';
import { patientLimits } from './patient-limits.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/**
 * A database with the shop's tables and rules but no shop, for tests of the database itself. It is created
 * before the file's tests and dropped after them. Returns a new EntityManager at each call.
 */
export function describeDatabase(
  fill: (em: EntityManager) => Promise<void> = async () => undefined,
): () => EntityManager {
  let database: TestDatabase;
  let orm: Orm;
  beforeAll(async () => {
    database = await createTestDatabase({ isMigrated: true });
    orm = await openOrm(database.config, composition.entities, patientLimits);
    await fill(orm.em.fork());
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });
  return () => orm.em.fork();
}

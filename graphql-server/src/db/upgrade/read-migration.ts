import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { CheckedMigration } from './migration-problems.ts';

/** A migration that may do what is not allowed otherwise. */
interface WithExceptions {
  exceptions?: CheckedMigration['exceptions'];
}

/** What a migration would run, without running it. */
export async function readMigration(
  type: Constructor<Migration>,
): Promise<CheckedMigration & { name: string }> {
  // Ours only collect statements, and use neither driver nor configuration.
  const migration = Reflect.construct(type, []) as Migration & WithExceptions;
  await migration.up();
  const { name = type.name, exceptions = {} } = migration;
  const isTransactional = migration.isTransactional();
  return { name, statements: migration.getQueries().map(String), isTransactional, exceptions };
}

import { holdLock } from './advisory-lock.ts';
import type { Orm } from './database.ts';

/**
 * Runs the migrations that the database lacks. Several processes may start at once: a PostgreSQL advisory lock,
 * held by a transaction of its own, lets one migrate while the others wait. PGlite has one process and one
 * session, where a second open transaction would wait for itself.
 */
export async function migrate(orm: Orm, engine: 'pglite' | 'postgres'): Promise<void> {
  if (engine === 'pglite') {
    await orm.migrator.up();
    return;
  }
  await orm.em.fork().transactional(async (em) => {
    // The bounds of ordinary statements would cut the wait for a neighbour's long migration.
    await em.execute(`set local lock_timeout = '10min'`);
    await em.execute(`set local statement_timeout = '10min'`);
    await em.execute(`set local idle_in_transaction_session_timeout = '10min'`);
    await holdLock(em.getKysely(), 'migrations');
    await orm.migrator.up();
  });
}

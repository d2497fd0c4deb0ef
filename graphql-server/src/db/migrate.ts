import { SECOND } from '../shared/time/duration.ts';
import { holdLock } from './advisory-lock.ts';
import type { Orm } from './database.ts';
import { applyRules } from './declared/apply-rules.ts';
import type { DatabaseRules } from './declared/rule.ts';
import { adoptBaseline } from './migrations/former-migrations.ts';
import { migrations } from './migrations/migrations.generated.ts';
import { refreshCollations } from './refresh-collations.ts';

/**
 * How often a migration reports progress, in ms. A large shop's takes minutes; others finish before the first
 * report.
 */
const BETWEEN_REPORTS = 3 * SECOND;

/**
 * Runs pending migrations and reports progress when that takes long; then makes the database sort by the
 * current ICU (`refreshCollations`) and applies the declared rules (`applyRules`). Several processes may
 * start at once: a PostgreSQL advisory lock in a separate transaction lets one migrate while the others wait.
 * @throws DatabaseError when the database is too old
 */
export async function migrate(
  orm: Orm,
  rules: readonly DatabaseRules[],
  report: (line: string) => void = () => undefined,
): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    // Ordinary time limits would end the wait for another process's long migration.
    await em.execute(`set local lock_timeout = '10min'`);
    await em.execute(`set local statement_timeout = '10min'`);
    await em.execute(`set local idle_in_transaction_session_timeout = '10min'`);
    await holdLock(em.getKysely(), 'migrations');
    await adoptBaseline(orm);
    const { length: count } = await orm.migrator.getPending();
    let begun = 0;
    let current = '';
    const begin = ({ name }: { name: string }) => {
      begun += 1;
      current = name;
    };
    const timer = setInterval(
      () => report(`Migrating the database: ${begun} of ${count}, ${current} ...`),
      BETWEEN_REPORTS,
    );
    orm.migrator.on('migrating', begin);
    try {
      await orm.migrator.up();
    } finally {
      clearInterval(timer);
      orm.migrator.off('migrating', begin);
    }
    await refreshCollations(em.getKysely());
    if (!(await isNewer(orm))) await applyRules(em.getKysely(), rules);
  });
}

/** Whether a later version has migrated the database: its rules stay while processes of both versions run. */
async function isNewer({ migrator }: Orm): Promise<boolean> {
  return (await migrator.getExecuted()).length > migrations.length;
}

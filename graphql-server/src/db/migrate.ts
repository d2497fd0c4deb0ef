import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../shared/time/duration.ts';
import { takeLock } from './advisory-lock.ts';
import type { Orm } from './database.ts';
import { applyRules } from './declared/apply-rules.ts';
import type { DatabaseRules } from './declared/rule.ts';
import { adoptBaseline } from './migrations/former-migrations.ts';
import { migrations } from './migrations/migrations.generated.ts';
import { refreshCollations } from './refresh-collations.ts';
import { assertCanRun } from './upgrade/oldest-version.ts';

/**
 * How often a migration reports progress, in ms. A large shop's takes minutes; others finish before the first
 * report.
 */
const BETWEEN_REPORTS = 3 * SECOND;
/** Between two looks whether another process has finished, in ms. */
const BETWEEN_LOOKS = SECOND / 5;
/** A table may be in use for longer than a statement waits for it: by a report or a backup. */
const LOCK_RETRIES = 20;
const LOCK_TIMEOUT = '55P03';

type Report = (line: string) => void;

/**
 * Runs pending migrations and reports progress when that takes long; then makes the database sort by the
 * current ICU (`refreshCollations`) and applies the declared rules (`applyRules`). Several processes may
 * start at once: a PostgreSQL advisory lock in a separate transaction lets one migrate while the others wait.
 * Each migration is a transaction of its own. Tables in use are waited for in short turns, because requests
 * queue up behind a migration that waits.
 * @throws DatabaseError when the database is too old, or of a version beside which this one cannot run
 */
export async function migrate(
  orm: Orm,
  rules: readonly DatabaseRules[],
  report: Report = () => undefined,
): Promise<void> {
  for (let retries = 0; ; retries += 1) {
    try {
      await migrateOnce(orm, rules, report);
      return;
    } catch (error) {
      if (!isLockTimeout(error) || retries === LOCK_RETRIES) throw error;
      report('Migrating the database: a table is in use ...');
      await pause(SECOND);
    }
  }
}

async function migrateOnce(orm: Orm, rules: readonly DatabaseRules[], report: Report): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await em.execute(`set local statement_timeout = '10min'`);
    // Longer than any migration takes.
    await em.execute(`set local idle_in_transaction_session_timeout = 0`);
    // Not one statement that waits: building an index concurrently would wait for that.
    while (!(await takeLock(em.getKysely(), 'migrations'))) await pause(BETWEEN_LOOKS);
    await adoptBaseline(orm);
    assertCanRun((await orm.migrator.getExecuted()).map(({ name }) => name));
    await runPending(orm, report);
    await refreshCollations(em.getKysely());
    if (!(await isNewer(orm))) await applyRules(em.getKysely(), rules);
  });
}

async function runPending(orm: Orm, report: Report): Promise<void> {
  const pending = await orm.migrator.getPending();
  for (const [index, { name }] of pending.entries()) {
    const timer = setInterval(
      () => report(`Migrating the database: ${index + 1} of ${pending.length}, ${name} ...`),
      BETWEEN_REPORTS,
    );
    await orm.migrator.up({ migrations: [name] }).finally(() => clearInterval(timer));
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_TIMEOUT;
}

/** Whether a later version has migrated the database: its rules stay while processes of both versions run. */
async function isNewer({ migrator }: Orm): Promise<boolean> {
  return (await migrator.getExecuted()).length > migrations.length;
}

import { Migration } from '@mikro-orm/migrations';

/**
 * What processes that share a database share of their work: the budgets of callers, and the times of the
 * jobs. After a crash both begin anew, so they are not logged.
 */
export class SharedWorkMigration extends Migration {
  override name = '20261210-shared-work';

  override up(): void {
    this.addSql(`create unlogged table caller_budgets (
      caller text primary key,
      available double precision not null,
      settled_at timestamptz not null
    )`);
    this.addSql(`create unlogged table job_runs (
      name text primary key,
      due_at timestamptz not null
    )`);
  }
}

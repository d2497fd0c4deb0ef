import { Migration } from '@mikro-orm/migrations';

/** What was tried how often, for processes that share a database. In the words of rate-limiter-flexible. */
export class ThrottleCountsMigration extends Migration {
  override name = '20261121-throttle-counts';

  override up(): void {
    this.addSql(`create table throttle_counts (
      key text primary key,
      points integer not null default 0,
      expire bigint
    )`);
    this.addSql(`create index throttle_counts_expiry on throttle_counts (expire)`);
  }
}

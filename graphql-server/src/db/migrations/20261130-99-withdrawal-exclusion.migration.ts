import { Migration } from '@mikro-orm/migrations';

/** Products without a right of withdrawal; order lines keep it, as a later change takes no right away. */
export class WithdrawalExclusionMigration extends Migration {
  override name = '20261130-withdrawal-exclusion';

  override up(): void {
    this.addSql(`alter table products add column is_withdrawal_excluded boolean not null default false`);
    this.addSql(`alter table order_lines add column is_withdrawal_excluded boolean not null default false`);
  }
}

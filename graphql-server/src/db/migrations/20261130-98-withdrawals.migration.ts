import { Migration } from '@mikro-orm/migrations';

/** Customers withdraw from their contract; units that were not sent then stay with the shop unrefunded. */
export class WithdrawalsMigration extends Migration {
  override name = '20261130-withdrawals';

  override up(): void {
    this.addSql(`create table withdrawals (
      id uuid primary key,
      number integer not null unique generated always as identity (start with 1001),
      order_id uuid not null references orders,
      name text,
      created_at timestamptz not null
    )`);
    this.addSql(`create index withdrawals_order on withdrawals (order_id)`);
    this.addSql(`create table withdrawal_lines (
      withdrawal_id uuid not null references withdrawals,
      order_line_id uuid not null references order_lines,
      quantity integer not null check (quantity > 0),
      primary key (withdrawal_id, order_line_id)
    )`);
    this.addSql(`create index withdrawal_lines_order_line on withdrawal_lines (order_line_id)`);
    this.addSql(`alter table order_lines drop constraint order_lines_check2`);
    this.addSql(
      `alter table order_lines add constraint order_lines_removed check (removed_quantity between 0 and quantity)`,
    );
  }
}

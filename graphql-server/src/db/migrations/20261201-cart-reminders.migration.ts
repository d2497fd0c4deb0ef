import { Migration } from '@mikro-orm/migrations';

/**
 * When a cart last changed, and when its customer was reminded of it (decision 0055). When today's carts last
 * changed, nobody knows; they did not before they were begun.
 */
export class CartRemindersMigration extends Migration {
  override name = '20261201-cart-reminders';

  override up(): void {
    this.addSql(
      `alter table carts add column changed_at timestamptz null, add column reminded_at timestamptz null`,
    );
    this.addSql(`update carts set changed_at = coalesce(ended_at, begun_at)`);
    this.addSql(`alter table carts alter column changed_at set not null`);
    this.addSql(
      `create index carts_waiting on carts (changed_at) where ended_at is null and reminded_at is null`,
    );
    this.addSql(`create index carts_reminded on carts (reminded_at) where reminded_at is not null`);
  }
}

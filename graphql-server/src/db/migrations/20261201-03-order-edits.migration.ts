import { Migration } from '@mikro-orm/migrations';

/** The history of an order says what an edit changed. */
export class OrderEditsMigration extends Migration {
  override name = '20261201-order-edits';

  override up(): void {
    this.addSql(`alter table order_events add column edit jsonb`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Prices and discounts that staff set in a draft order, and the history of the order that becomes of it. */
export class DraftPricesMigration extends Migration {
  override name = '20261201-draft-prices';

  override up(): void {
    this.addSql(`alter table draft_orders add column discount jsonb, add column priced_by text`);
    this.addSql(`alter table order_events add column manual_prices jsonb`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** What an order would cost at an address that staff change it to (decision 0085). */
export class OrderRepricingMigration extends Migration {
  override name = '20261228-order-repricing';

  override up(): void {
    this.addSql(`alter table order_events add column repricing jsonb`);
  }
}

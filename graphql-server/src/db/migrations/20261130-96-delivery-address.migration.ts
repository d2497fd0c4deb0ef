import { Migration } from '@mikro-orm/migrations';

/** Where an order is delivered, if not to the billing address (decision 0114). */
export class DeliveryAddressMigration extends Migration {
  override name = '20261130-delivery-address';

  override up(): void {
    this.addSql('alter table orders add column delivery_address jsonb');
    this.addSql('alter table draft_orders add column delivery_address jsonb');
  }
}

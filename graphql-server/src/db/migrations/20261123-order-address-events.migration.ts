import { Migration } from '@mikro-orm/migrations';

/** The history of an order says when staff changed where it is delivered. */
export class OrderAddressEventsMigration extends Migration {
  override name = '20261123-order-address-events';

  override up(): void {
    this.addSql(`alter table order_events add column address_changed boolean not null default false`);
  }
}

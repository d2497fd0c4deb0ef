import { Migration } from '@mikro-orm/migrations';

/** Histories of orders say when payments that don't fit were looked after. */
export class ResolvedPaymentsMigration extends Migration {
  override name = '20261121-resolved-payments';

  override up(): void {
    this.addSql(`alter table order_events add column payment_resolved boolean not null default false`);
  }
}

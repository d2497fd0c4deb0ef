import { Migration } from '@mikro-orm/migrations';

/** Variants that need no delivery, and variants that are made to order; order lines remember both. */
export class DigitalGoodsMigration extends Migration {
  override name = '20261130-digital-goods';

  override up(): void {
    this.addSql(`alter table product_variants
      add column requires_shipping boolean not null default true,
      add column lead_time_days smallint check (lead_time_days between 1 and 365)`);
    this.addSql(`alter table order_lines
      add column requires_shipping boolean not null default true,
      add column lead_time_days smallint check (lead_time_days between 1 and 365)`);
    this.addSql(`alter table orders add column requires_shipping boolean not null default true`);
  }
}

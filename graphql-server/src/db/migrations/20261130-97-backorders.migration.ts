import { Migration } from '@mikro-orm/migrations';

/** Variants can be sold beyond their stock; order lines remember how many of their units were. */
export class BackordersMigration extends Migration {
  override name = '20261130-backorders';

  override up(): void {
    this.addSql(`alter table product_variants
      add column backordered integer not null default 0 check (backordered >= 0),
      add column backorder_limit integer not null default 0 check (backorder_limit between 0 and 1000000),
      add column available_from date,
      add column low_stock_limit integer check (low_stock_limit between 0 and 1000000),
      add constraint product_variants_backordered check (backordered = 0 or stock = 0)`);
    this.addSql(`alter table products
      add column is_backorderable boolean not null default false, add column available_from date`);
    this.addSql(`alter table order_lines add column backordered_quantity integer not null default 0,
      add constraint order_lines_backordered check (backordered_quantity between 0 and quantity)`);
    this.addSql(
      `create index order_lines_backordered on order_lines (variant_id) where backordered_quantity > 0`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * Orders of other shop systems (decision 0111). Their numbers may be those of the shop's own orders or of
 * another system's, and their totals are those of the file, even if its sums do not add up.
 */
export class ImportedOrdersMigration extends Migration {
  override name = '20261130-imported-orders';

  override up(): void {
    this.addSql(`alter table orders
      add column imported_from text,
      add constraint orders_imported_from_check check (imported_from in ('SHOPIFY', 'WOOCOMMERCE')),
      drop constraint orders_user_id_number_key,
      drop constraint orders_total_is_the_sum,
      add constraint orders_total_is_the_sum check (imported_from is not null or
        total = subtotal - discount_total + shipping_total + case when prices_include_tax then 0 else tax_total end)`);
    this.addSql(
      `create unique index orders_user_id_number_key on orders (user_id, number, coalesce(imported_from, ''))`,
    );
  }
}

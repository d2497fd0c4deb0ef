import { Migration } from '@mikro-orm/migrations';

/**
 * Sorts products by title and by units sold (decision 0091). Until now only sold products had a row in
 * `product_sales`.
 */
export class ProductSortsMigration extends Migration {
  override name = '20261128-product-sorts';

  override up(): void {
    // Unicode's root collation, which belongs to no language; `kn` sorts 2 before 10.
    this.addSql(`create collation product_title (provider = icu, locale = 'und-u-kn-true')`);
    this.addSql(
      `create index products_title on products (title collate product_title, id) where deleted_at is null`,
    );
    this.addSql(
      `insert into product_sales (product_id, units) select id, 0 from products on conflict do nothing`,
    );
  }
}

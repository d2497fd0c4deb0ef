import { Migration } from '@mikro-orm/migrations';

/** What a variant contains, such as "750 ml", and what its unit price refers to (decision 0124). */
export class UnitPricesMigration extends Migration {
  override name = '20261201-unit-prices';

  override up(): void {
    const measure = String.raw`'^\d{1,7}(\.\d{1,3})? (mg|g|kg|ml|cl|l|m3|mm|cm|m|m2|piece)$'`;
    this.addSql(`alter table product_variants
      add column unit_measure text check (unit_measure ~ ${measure}),
      add column unit_price_base text check (unit_price_base ~ ${measure}),
      add constraint product_variants_unit_prices check (unit_price_base is null or unit_measure is not null)`);
    // Lists ask of each product whether it has unit prices; in most shops, none has.
    this.addSql(`create index product_variants_with_contents on product_variants (product_id)
      where unit_measure is not null and deleted_at is null`);
  }
}

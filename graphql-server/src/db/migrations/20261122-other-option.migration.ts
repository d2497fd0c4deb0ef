import { Migration } from '@mikro-orm/migrations';

/** Products may have one more option besides colour and size, under a name that the merchant gives it. */
export class OtherOptionMigration extends Migration {
  override name = '20261122-other-option';

  override up(): void {
    this.addSql(`alter table products add column other_option jsonb`);
    this.addSql(`alter table product_variants add column other text`);
    this.addSql(`alter table product_variants
      drop constraint product_variants_product_id_colour_size_key,
      add constraint product_variants_options unique nulls not distinct (product_id, colour, size, other)`);
    this.addSql(`alter table order_lines add column other text`);
  }
}

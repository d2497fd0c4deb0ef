import { Migration } from '@mikro-orm/migrations';

/** Searches find variants by SKU and barcode, whatever their case, and by how they begin. */
export class CodesMigration extends Migration {
  override name = '20261130-codes';

  override up(): void {
    this.addSql(`create index product_variants_sku_start on product_variants (lower(sku) text_pattern_ops)
      where sku is not null and deleted_at is null`);
    this
      .addSql(`create index product_variants_barcode_start on product_variants (lower(barcode) text_pattern_ops)
      where barcode is not null and deleted_at is null`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** A category may have a table of sizes for its products. None has one until the merchant chooses it. */
export class SizeGuidesMigration extends Migration {
  override name = '20261122-size-guides';

  override up(): void {
    this.addSql(`alter table categories add column size_guide text
      check (size_guide in ('WOMENS_CLOTHES', 'MENS_TOPS', 'MENS_TROUSERS', 'SHOES'))`);
  }
}

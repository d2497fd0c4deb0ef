import { Migration } from '@mikro-orm/migrations';

/** Finds the products with a tag; most have none. */
export class ProductTagsMigration extends Migration {
  override name = '20261125-product-tags';

  override up(): void {
    this.addSql(`create index products_tags on products using gin (tags jsonb_path_ops) where tags <> '[]'`);
  }
}

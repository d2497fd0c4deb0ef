import { Migration } from '@mikro-orm/migrations';

/** Deleted products in the order of the page that restores them. */
export class DeletedProductsMigration extends Migration {
  override name = '20261123-deleted-products';

  override up(): void {
    this.addSql(`create index products_deleted on products (deleted_at, id) where deleted_at is not null`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The stock of a variant may not be tracked: it can always be ordered. */
export class UntrackedStockMigration extends Migration {
  override name = '20261130-untracked-stock';

  override up(): void {
    this.addSql(`alter table product_variants add column tracks_stock boolean not null default true`);
  }
}

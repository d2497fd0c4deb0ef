import { Migration } from '@mikro-orm/migrations';

/** A category names Google's product category of its products, for feeds. */
export class GoogleCategoriesMigration extends Migration {
  override name = '20261130-google-categories';

  override up(): void {
    this.addSql(`alter table categories add column google_category text check (google_category <> '')`);
  }
}

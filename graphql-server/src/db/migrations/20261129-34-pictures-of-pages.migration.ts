import { Migration } from '@mikro-orm/migrations';

/** Pages and versions by their pictures, because there is no limit to their number. */
export class PicturesOfPagesMigration extends Migration {
  override name = '20261129-pictures-of-pages';

  override up(): void {
    this.addSql(`create index pages_assets on pages
      using gin (asset_hashes(sections::text || coalesce(published::text, '')))`);
    this.addSql(`create index page_versions_assets on page_versions using gin (asset_hashes(content::text))`);
  }
}

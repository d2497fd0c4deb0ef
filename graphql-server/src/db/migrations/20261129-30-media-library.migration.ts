import { Migration } from '@mikro-orm/migrations';

/** What the media library knows of a picture. */
export class MediaLibraryMigration extends Migration {
  override name = '20261129-media-library';

  override up(): void {
    this.addSql(`alter table assets
      add column name text not null default '',
      add column alt text not null default '',
      add column size int,
      add column is_kept boolean not null default false`);
    this.addSql(`create index assets_listed on assets (created_at desc, id desc)`);
    this.addSql(`create index product_variants_asset on product_variants ((image ->> 'assetId'))
      where image is not null`);
  }
}

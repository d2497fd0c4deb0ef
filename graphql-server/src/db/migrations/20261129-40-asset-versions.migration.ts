import { Migration } from '@mikro-orm/migrations';

/** Edits of pictures in the media library have a version. */
export class AssetVersionsMigration extends Migration {
  override name = '20261129-asset-versions';

  override up(): void {
    this.addSql(`alter table assets add column version bigint not null default 0`);
  }
}

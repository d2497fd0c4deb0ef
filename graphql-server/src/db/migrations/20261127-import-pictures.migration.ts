import { Migration } from '@mikro-orm/migrations';

/**
 * Pictures that a check of a file has fetched from other servers, for its import: where each was, and the
 * asset it became or why it is none.
 */
export class ImportPicturesMigration extends Migration {
  override name = '20261127-import-pictures';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table sheet_imports add column picture_count integer not null default 0`,
  `create table sheet_import_pictures (
    import_id uuid not null references sheet_imports on delete cascade,
    url text not null,
    asset_url text null,
    fault jsonb null,
    primary key (import_id, url)
  )`,
];

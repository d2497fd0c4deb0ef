import { Migration } from '@mikro-orm/migrations';

/** Pictures on other servers are fetched after the import that names them. */
export class ImportedPicturesMigration extends Migration {
  override name = '20261130-imported-pictures';

  override up(): void {
    this.addSql(`drop table sheet_import_pictures`);
    this.addSql(`alter table sheet_imports drop column picture_count`);
    this.addSql(`create table imported_pictures (
      id uuid primary key,
      import_id uuid not null references sheet_imports on delete cascade,
      product_id uuid not null references products on delete cascade,
      url text not null,
      alt text not null,
      position int not null,
      next_url text,
      replaced_urls jsonb not null,
      state text not null check (state in ('WAITING', 'STORED', 'FAILED')),
      error jsonb,
      unique (product_id, url)
    )`);
    this.addSql(`create index imported_pictures_import on imported_pictures (import_id, state)`);
    this.addSql(`create index imported_pictures_waiting on imported_pictures (url) where state = 'WAITING'`);
    this.addSql(`create table fetched_pictures (
      id uuid primary key,
      url text not null unique,
      asset_id uuid,
      attempts int not null default 0,
      due_at timestamptz not null
    )`);
    this.addSql(`create index fetched_pictures_due on fetched_pictures (id) where asset_id is null`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Variants have files, which buyers download by links that are counted. */
export class DownloadsMigration extends Migration {
  override name = '20261130-downloads';

  override up(): void {
    this.addSql(`create table digital_files (
      id uuid primary key,
      variant_id uuid not null,
      name text not null,
      size integer not null default 0,
      created_at timestamptz not null,
      stored_at timestamptz
    )`);
    this.addSql(`create index digital_files_variant on digital_files (variant_id)`);
    this.addSql(`create table downloads (
      order_line_id uuid not null references order_lines on delete cascade,
      file_id uuid not null references digital_files on delete cascade,
      remaining integer not null check (remaining >= 0),
      expires_at timestamptz not null,
      primary key (order_line_id, file_id)
    )`);
    this.addSql(`create index downloads_file on downloads (file_id)`);
  }
}

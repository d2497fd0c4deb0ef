import { Migration } from '@mikro-orm/migrations';

/** Files that shoppers upload for custom fields. */
export class UploadsMigration extends Migration {
  override name = '20261130-uploads';

  override up(): void {
    this.addSql(`create table uploads (
      key text primary key,
      user_id uuid references users on delete set null,
      name text not null,
      extension text not null,
      size integer not null,
      state text not null,
      created_at timestamptz not null,
      used_at timestamptz not null
    )`);
    this.addSql('create index uploads_user on uploads (user_id)');
    this.addSql('create index uploads_used on uploads (used_at)');
    // Here and not among the rules because indexes use it.
    this.addSql(`create function upload_keys(content text) returns text[] language sql immutable parallel safe
      return array(select distinct match[1] from regexp_matches(content, '/uploads/([0-9a-f]{32})/', 'g') match)`);
    for (const table of ['cart_lines', 'orders', 'order_lines'])
      this.addSql(`create index ${table}_uploads on ${table}
        using gin (upload_keys(custom_fields::text)) where custom_fields::text like '%/uploads/%'`);
  }
}

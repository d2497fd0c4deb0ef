import { Migration } from '@mikro-orm/migrations';

/** Staff redirect URLs that the shop has no page for. */
export class RedirectsMigration extends Migration {
  override name = '20261130-redirects';

  override up(): void {
    this.addSql(`create table url_redirects (
      id uuid primary key,
      path text not null unique,
      target text not null,
      created_at timestamptz not null,
      version bigint not null default 0
    )`);
    this.addSql(`create index url_redirects_created on url_redirects (created_at, id)`);
    this.addSql(
      `create index url_redirects_wildcards on url_redirects (path) where position('*' in path) > 0`,
    );
    this.addSql(`create table not_found_urls (
      path text primary key,
      request_count int not null,
      last_requested_at timestamptz not null
    )`);
    this.addSql(`create index not_found_urls_count on not_found_urls (request_count desc, path)`);
  }
}

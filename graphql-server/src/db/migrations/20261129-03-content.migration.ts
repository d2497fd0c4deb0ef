import { Migration } from '@mikro-orm/migrations';

/** The merchant's own pages and menus. */
export class ContentMigration extends Migration {
  override name = '20261129-content';

  override up(): void {
    this.addSql(`create table pages (
      id uuid primary key,
      handle text not null,
      title text not null,
      seo_title text not null default '',
      seo_description text not null default '',
      sections jsonb not null,
      published jsonb,
      published_at timestamptz,
      publish_at timestamptz,
      preview_token text not null unique,
      version bigint not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      check ((published is null) = (published_at is null))
    )`);
    this.addSql(`create unique index pages_handle on pages (handle) where deleted_at is null`);
    this.addSql(`create index pages_due on pages (publish_at) where publish_at is not null`);
    this.addSql(`create table page_versions (
      id uuid primary key,
      page_id uuid not null references pages (id) on delete cascade,
      content jsonb not null,
      author_id uuid,
      is_published boolean not null default false,
      created_at timestamptz not null
    )`);
    this.addSql(`create index page_versions_page on page_versions (page_id, created_at desc)`);
    this.addSql(`create table menus (
      name text primary key check (name in ('MAIN', 'FOOTER_1', 'FOOTER_2', 'FOOTER_3', 'LEGAL')),
      title text not null default '',
      entries jsonb not null,
      version bigint not null default 0
    )`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Posts of the blog are pages with an author, tags, an excerpt and a date. */
export class BlogMigration extends Migration {
  override name = '20261129-blog';

  override up(): void {
    this.addSql(`alter table pages
      add column kind text not null default 'PAGE' check (kind in ('PAGE', 'POST')),
      add column author text not null default '',
      add column tags jsonb not null default '[]',
      add column excerpt text not null default '',
      add column dated_at timestamptz,
      add column posted_at timestamptz`);
    this.addSql(`drop index pages_handle`);
    this.addSql(`create unique index pages_handle on pages (kind, handle) where deleted_at is null`);
    this.addSql(`create index pages_posted on pages (posted_at desc, id desc)
      where kind = 'POST' and published is not null and deleted_at is null`);
    const noPost = `'{"author": "", "tags": [], "excerpt": "", "datedAt": null}'`;
    this.addSql(`update pages set published = published || ${noPost} where published is not null`);
    this.addSql(`update page_versions set content = content || ${noPost}`);
  }
}

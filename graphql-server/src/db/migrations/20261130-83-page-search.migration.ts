import { Migration } from '@mikro-orm/migrations';

/**
 * Searches find pages: titles count most, then descriptions and tags, then headings. The text itself is left
 * out, because guides mention what the shop sells. Titles are also there word for word: "About us" has no
 * words that English does not ignore.
 */
export class PageSearchMigration extends Migration {
  override name = '20261130-page-search';

  override up(): void {
    this.addSql(String.raw`create function page_document(content jsonb) returns tsvector
language sql immutable parallel safe as $$
  select setweight(to_tsvector('english', search_text(coalesce(content ->> 'title', ''))), 'A')
    || setweight(to_tsvector('simple', search_text(coalesce(content ->> 'title', ''))), 'A')
    || setweight(to_tsvector('english', search_text(coalesce(content ->> 'seoTitle', '') || ' '
      || coalesce(content ->> 'seoDescription', '') || ' ' || coalesce(content ->> 'excerpt', '') || ' '
      || coalesce((select string_agg(tag, ' ') from jsonb_array_elements_text(content -> 'tags') tag), ''))), 'B')
    || setweight(to_tsvector('english', search_text(coalesce((select string_agg(heading, ' ') from (
      select title #>> '{}' from jsonb_path_query(content, '$.sections[*] ? (!(@.isHidden == true)).title') title
      union all
      select title #>> '{}' from jsonb_path_query(content, '$.sections[*] ? (!(@.isHidden == true)).items[*].title') title
      union all
      select line[1] from jsonb_path_query(content, '$.sections[*] ? (!(@.isHidden == true)).text') text,
        regexp_matches(text #>> '{}', '^#{1,6} +(.+)$', 'gn') line
    ) headings (heading)), ''))), 'C')
$$`);
    this.addSql(`alter table pages add search_document tsvector`);
    this.addSql(`update pages set search_document = page_document(published) where published is not null`);
    this.addSql(`create index pages_search_document on pages using gin (search_document)`);
  }
}

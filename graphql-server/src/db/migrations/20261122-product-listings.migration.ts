import { Migration } from '@mikro-orm/migrations';
import { firstFree, handleFor } from '../../shared/handle.ts';

/** So many rows are one statement. */
const BATCH = 5000;

/**
 * Products as merchants list them: status and time of publication, handle, brand, tags, attributes, and what
 * search engines show. All that there are become active, with a handle of their title; brand, tags and
 * attributes become searchable.
 */
export class ProductListingsMigration extends Migration {
  override name = '20261122-product-listings';

  override async up(): Promise<void> {
    for (const statement of columns) this.addSql(statement);
    const products = await this.execute(
      'select id, title from products where deleted_at is null order by position, id',
    );
    const taken = new Set<string>();
    const handles = products.map(({ id, title }) => {
      const handle = firstFree(handleFor(String(title)), taken);
      taken.add(handle);
      return { id: String(id), handle };
    });
    for (let start = 0; start < handles.length; start += BATCH) {
      // A handle has neither quotes nor backslashes, which SQL would have to escape.
      const rows = JSON.stringify(handles.slice(start, start + BATCH));
      this.addSql(`update products set handle = given.handle
        from jsonb_to_recordset('${rows}') as given (id uuid, handle text) where products.id = given.id`);
    }
    // Withdrawn products have no page any more, and leave their handles to others.
    this.addSql(`update products set handle = 'product' where handle is null`);
    for (const statement of [...handleIndexes, ...search]) this.addSql(statement);
  }
}

const columns = [
  `alter table products
    add column handle text,
    add column status text not null default 'ACTIVE' check (status in ('DRAFT', 'ACTIVE', 'ARCHIVED')),
    add column publish_at timestamptz,
    add column brand text,
    add column tags jsonb not null default '[]',
    add column attributes jsonb not null default '[]',
    add column seo_title text,
    add column seo_description text`,
  `create table product_former_handles (
    handle text primary key,
    product_id uuid not null references products on delete cascade
  )`,
];

const handleIndexes = [
  `alter table products alter column handle set not null`,
  // By characters, whatever the database's collation, so that handles with the same beginning are found, too.
  `create unique index products_handle on products (handle text_pattern_ops) where deleted_at is null`,
  `create index product_former_handles_product on product_former_handles (product_id)`,
  `create index product_former_handles_prefix on product_former_handles (handle text_pattern_ops)`,
  `create index products_brand on products (brand) where deleted_at is null and brand is not null`,
];

const search = [
  // Of the attributes only those that say what the product is: "Machine wash" must not make a shirt a washing
  // machine.
  `create or replace function search_parts(product products) returns table (weight "char", words text)
    language sql stable as $$
    select 'A'::"char", product.title
    union all select 'B', description_lead(product.description)
    union all select 'B', product.brand where product.brand is not null
    union all select 'B', tag from jsonb_array_elements_text(product.tags) tag
    union all select 'B', attribute ->> 'value' from jsonb_array_elements(product.attributes) attribute
      where lower(attribute ->> 'name') in ('type', 'material')
    union all select 'C', label from categories where id = product.category_id
    union all select 'C', concat_ws(' ', colour ->> 'name', base_colour(colour ->> 'hex'))
      from jsonb_array_elements(product.colours) colour
    union all select 'C', size from jsonb_array_elements_text(product.sizes) size
    union all select 'D', product.description
  $$`,

  // Words of a product that shoppers don't see yet are known but not popular: neither suggested nor corrected
  // to.
  `drop function learn_search_words(text[], int[])`,
  `create function learn_search_words(texts text[], weights int[], known_popularity int default 1) returns void
    language sql as $$
    insert into search_words (word, stem, weight, popularity)
    select word, stem, weight, known_popularity
    from (
      select lower(token) as word, max(part.weight) as weight
      from unnest(texts, weights) as part (words, weight),
        ts_parse('default', translate(part.words, '/', ' '))
      where tokid in (1, 2, 10, 11) and length(token) between 3 and 40
      group by lower(token)
    ) found
    cross join lateral search_stem(word) stem
    where not exists (
      select from search_words known
      where known.word = found.word and known.weight >= found.weight and known.popularity >= known_popularity)
      and stem <> ''
    order by word
    on conflict (word) do update set weight = greatest(search_words.weight, excluded.weight),
      popularity = greatest(search_words.popularity, excluded.popularity)
  $$`,
  `create or replace function refresh_search_document() returns trigger
    language plpgsql as $$
  begin
    new.search_document := product_document(new);
    perform learn_search_words(
      array_agg(words),
      array_agg(case weight when 'A' then 3 when 'B' then 3 when 'C' then 2 else 1 end),
      case when new.status = 'ACTIVE' and coalesce(new.publish_at <= now(), true) then 1 else 0 end)
      from search_parts(new);
    return new;
  end $$`,
  `drop trigger products_search_document on products`,
  `create trigger products_search_document
    before insert or update of title, description, category_id, colours, sizes, brand, tags, attributes, status, publish_at
    on products for each row execute function refresh_search_document()`,
];

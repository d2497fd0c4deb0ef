import { Migration } from '@mikro-orm/migrations';
import { defaultSynonyms } from './default-synonyms.ts';

/**
 * Full text search (decision 0020): a document of weighted words for each product, kept by triggers, the
 * words and synonyms that a search is understood with, and the sales that it is ranked by.
 */
export class SearchMigration extends Migration {
  override name = '20261122-search';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
    for (const words of defaultSynonyms) {
      this.addSql(
        `insert into search_synonyms (id, words) values (gen_random_uuid(), '${JSON.stringify(words)}')`,
      );
    }
    // Writes every document, and learns every word.
    this.addSql(`update products set title = title`);
    this.addSql(`drop index products_search`);
    this.addSql(`alter table products drop column search_text`);
  }
}

const statements = [
  // A word or phrase as it stands in a tsquery: 'shoe' for shoes, 'street' <-> 'board' for street boards, ''
  // for "the".
  `create function search_stem(words text) returns text
    language sql immutable parallel safe
    return case when to_tsvector('english'::regconfig, words) = '' then ''
      else phraseto_tsquery('english'::regconfig, words)::text end`,

  // The everyday name of a colour such as #C22F47, which the merchant may call Scarlet: hue in degrees,
  // chroma and lightness from 0 to 1. What is light and hardly coloured is beige, what is dark and orange
  // brown.
  `create function base_colour(hex text) returns text
    language plpgsql immutable parallel safe as $$
  declare
    r int := ('x' || substr(hex, 2, 2))::bit(8)::int;
    g int := ('x' || substr(hex, 4, 2))::bit(8)::int;
    b int := ('x' || substr(hex, 6, 2))::bit(8)::int;
    high int := greatest(r, g, b);
    low int := least(r, g, b);
    chroma float8 := (high - low) / 255.0;
    lightness float8 := (high + low) / 510.0;
    hue float8;
  begin
    if chroma < 0.1 then
      return case when lightness >= 0.8 then 'white' when lightness < 0.2 then 'black' else 'grey' end;
    end if;
    hue := 60 * case high
      when r then (g - b)::float8 / (high - low)
      when g then 2 + (b - r)::float8 / (high - low)
      else 4 + (r - g)::float8 / (high - low) end;
    if hue < 0 then hue := hue + 360; end if;
    return case
      when hue < 15 or hue >= 345 then case when lightness >= 0.65 then 'pink' else 'red' end
      when hue < 45 and chroma < 0.4 and lightness >= 0.55 then 'beige'
      when hue < 45 and chroma < 0.5 then 'brown'
      when hue < 38 then 'orange'
      when hue < 70 and chroma >= 0.3 then 'yellow'
      when hue < 60 then 'beige'
      when hue < 178 then 'green'
      when hue < 245 then 'blue'
      when hue < 320 or lightness < 0.5 then 'purple'
      else 'pink' end;
  end $$`,

  // What a title or a description says the product is. English names the thing last: a Solitaire Ring is a
  // ring, a Ring Stacker is none. What follows a comma, a number or a preposition is not its name.
  `create function title_head(title text) returns text
    language sql immutable parallel safe
    return substring(
      regexp_replace(
        regexp_replace(title, '(\\s*[,(:;]|\\s+[0-9]|\\s+(and|for|with|of|in)\\M).*$', '', 'i'), '\\S*[0-9]\\S*', '', 'g'
      ) from '([[:alpha:]]+)[^[:alpha:]]*$')`,
  // The first noun phrase: "A 14-inch laptop" of "A 14-inch laptop of 1.1 kg in a silver case".
  `create function description_lead(description text) returns text
    language sql immutable parallel safe
    return left(substring(lower(description) from
      '^(.*?)(?:[.,:;!?(](?=\\s|$)|\\s(?:of|in|on|with|for|that|which|whose|who|from|to|by|at|as)\\M|$)'), 100)`,

  `alter table products add column search_document tsvector not null default ''`,

  // The words of a product by place. A: title; B: what kind of thing it is; C: category, colours and sizes.
  // D: description.
  `create function search_parts(product products) returns table (weight "char", words text)
    language sql stable as $$
    select 'A'::"char", product.title
    -- Brand, tags and type belong here once products have them.
    union all select 'B', description_lead(product.description)
    union all select 'C', label from categories where id = product.category_id
    union all select 'C', concat_ws(' ', colour ->> 'name', base_colour(colour ->> 'hex'))
      from jsonb_array_elements(product.colours) colour
    union all select 'C', size from jsonb_array_elements_text(product.sizes) size
    union all select 'D', product.description
  $$`,

  // The head of the title stands in the document a second time, marked by '=', for what the search ranks
  // first.
  `create function product_document(product products) returns tsvector
    language sql stable as $$
    select array_to_tsvector(array(
        select '=' || lexeme from unnest(to_tsvector('english', coalesce(title_head(product.title), '')))))
      || to_tsvector('english', '')
      || setweight(to_tsvector('english', coalesce(string_agg(words, ' ') filter (where weight = 'A'), '')), 'A')
      || setweight(to_tsvector('english', coalesce(string_agg(words, ' ') filter (where weight = 'B'), '')), 'B')
      || setweight(to_tsvector('english', coalesce(string_agg(words, ' ') filter (where weight = 'C'), '')), 'C')
      || setweight(to_tsvector('english', coalesce(string_agg(words, ' ') filter (where weight = 'D'), '')), 'D')
    from (select weight, translate(words, '/', ' ') as words from search_parts(product)) part
  $$`,

  // Words as people write them: for corrections and completions. A job counts the products that have them: a
  // word that is gone keeps its row, and one that so many descriptions have that it says nothing is marked.
  `create table search_words (
    word text primary key,
    stem text not null,
    weight smallint not null,
    popularity integer not null default 1,
    is_common boolean not null default false
  )`,
  `create index search_words_stem on search_words (stem)`,
  `create index search_words_prefix on search_words (word text_pattern_ops)`,
  `create index search_words_near on search_words using gin (word gin_trgm_ops)`,

  // Adds the words of a text, or raises their weight. Only rows that change are locked, and in one order.
  `create function learn_search_words(texts text[], weights int[]) returns void
    language sql as $$
    insert into search_words (word, stem, weight)
    select word, stem, weight
    from (
      select lower(token) as word, max(part.weight) as weight
      from unnest(texts, weights) as part (words, weight),
        ts_parse('default', translate(part.words, '/', ' '))
      where tokid in (1, 2, 10, 11) and length(token) between 3 and 40
      group by lower(token)
    ) found
    cross join lateral search_stem(word) stem
    where not exists (
      select from search_words known where known.word = found.word and known.weight >= found.weight)
      and stem <> ''
    order by word
    on conflict (word) do update set weight = greatest(search_words.weight, excluded.weight)
  $$`,

  `create function refresh_search_document() returns trigger
    language plpgsql as $$
  begin
    new.search_document := product_document(new);
    perform learn_search_words(
      array_agg(words), array_agg(case weight when 'A' then 3 when 'B' then 3 when 'C' then 2 else 1 end))
      from search_parts(new);
    return new;
  end $$`,
  // Not for a change of stock or price, which happens with every order.
  `create trigger products_search_document
    before insert or update of title, description, category_id, colours, sizes on products
    for each row execute function refresh_search_document()`,

  `create function refresh_category_documents() returns trigger
    language plpgsql as $$
  begin
    update products set category_id = category_id where category_id = new.id;
    return null;
  end $$`,
  `create trigger categories_search_document
    after update of label on categories
    for each row when (old.label is distinct from new.label) execute function refresh_category_documents()`,

  `create index products_search_document on products using gin (search_document) where deleted_at is null`,

  `create function search_stems(words jsonb) returns text[]
    language sql immutable parallel safe
    return array(select distinct search_stem(word) from jsonb_array_elements_text(words) word where search_stem(word) <> '')`,
  `create table search_synonyms (
    id uuid primary key,
    words jsonb not null,
    stems text[] not null generated always as (search_stems(words)) stored
  )`,
  `create index search_synonyms_stems on search_synonyms using gin (stems)`,
  `create function learn_synonyms() returns trigger
    language plpgsql as $$
  begin
    perform learn_search_words(array_agg(word), array_agg(2)) from jsonb_array_elements_text(new.words) word;
    return null;
  end $$`,
  `create trigger search_synonyms_words after insert or update of words on search_synonyms
    for each row execute function learn_synonyms()`,

  `create table product_sales (
    product_id uuid primary key references products on delete cascade,
    units integer not null
  )`,
];

import { audited } from '../../../db/declared/audited.ts';
import { changesCatalogue } from '../../../db/declared/changes-catalogue.ts';
import { emits } from '../../../db/declared/emits.ts';
import { type Rule, rule } from '../../../db/declared/rule.ts';
import { versioned } from '../../../db/declared/versioned.ts';
import { colourWords } from './colour-words.ts';
import { SearchSynonymEntity } from './search-synonym.entity.ts';
import { SearchWordEntity } from './search-word.entity.ts';

/** The words of a document with this weight. */
const weighted = (weight: string) =>
  `setweight(to_tsvector('english', coalesce(string_agg(search_text(words), ' ') filter (where weight = '${weight}'), '')), '${weight}')`;

/** The contents of a product's search document (decision 0020). */
const words: readonly Rule[] = [
  rule(
    null,
    'The everyday name of a colour such as #C22F47, which the merchant may call Scarlet: of hue in degrees, and chroma and lightness from 0 to 1.',
    [
      `create function base_colour(hex text) returns text language plpgsql immutable parallel safe as $$
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
    when hue < 178 or (hue < 188 and lightness < 0.5) then 'green'
    when hue < 245 then 'blue'
    when hue < 320 or lightness < 0.5 then 'purple'
    else 'pink' end;
end $$`,
    ],
  ),
  rule(
    null,
    'The everyday name of a colour of a product: of its value, or without one of its name, where the last word for a colour counts: "Blue Grey" is grey.',
    [
      `create function everyday_colour(colour jsonb) returns text language sql immutable parallel safe
  return case when colour ->> 'hex' is not null then base_colour(colour ->> 'hex') else (
    select '{${Object.entries(colourWords)
      .map(([name, texts]) => texts.split(' ').map((text) => `"${text}": "${name}"`))
      .join(', ')}}'::jsonb ->> word
    from regexp_split_to_table(lower(colour ->> 'name'), '[^[:alpha:]]+') with ordinality as words (word, position)
    where '{${Object.values(colourWords).join(' ').replaceAll(' ', ',')}}'::text[] @> array[word]
    order by position desc limit 1) end`,
    ],
  ),
  rule(
    null,
    'What a title says the product is. English names the thing last: a Solitaire Ring is a ring, a Ring Stacker is none. What follows a comma, a dash, a bar, a number or a preposition is not its name.',
    [
      `create function title_head(title text) returns text language sql immutable parallel safe
  return substring(
    regexp_replace(
      regexp_replace(title, '(\\s*[,(:;|–—]|\\s-\\s|\\s+[0-9]|\\s+(and|for|with|of|in)\\M).*$', '', 'i'), '\\S*[0-9]\\S*', '', 'g'
    ) from '([[:alpha:]]+)[^[:alpha:]]*$')`,
    ],
  ),
  rule(
    null,
    'The first noun phrase of a description: "A 14-inch laptop" of "A 14-inch laptop of 1.1 kg in a silver case".',
    [
      `create function description_lead(description text) returns text language sql immutable parallel safe
  return left(substring(lower(description) from
    '^(.*?)(?:[.,:;!?(](?=\\s|$)|\\s(?:of|in|on|with|for|that|which|whose|who|from|to|by|at|as)\\M|$)'), 100)`,
    ],
  ),
  rule(
    null,
    'A title or the value of an option as it is, and with its numbers and units and its hyphens written the other way: "256 GB" and "256GB", "3-in-1" and "3in1".',
    [
      `create function option_words(option_value text) returns text language sql immutable parallel safe
  return concat_ws(' ', option_value,
    nullif(regexp_replace(option_value, '([0-9])\\s+([[:alpha:]])', '\\1\\2', 'g'), option_value),
    nullif(regexp_replace(option_value, '([0-9])([[:alpha:]])', '\\1 \\2', 'g'), option_value),
    nullif(regexp_replace(option_value, '([[:alnum:]])-([[:alnum:]])', '\\1\\2', 'g'), option_value))`,
    ],
  ),
  rule(null, 'The names of all categories of a product, and of those that they lie in.', [
    `create function product_category_labels(product_id uuid, main_id uuid) returns setof text language sql stable as $$
  with recursive above as (
    select id, parent_id, label from categories
    where id = main_id
      or id in (select category_id from product_categories further where further.product_id = $1)
    union
    select c.id, c.parent_id, c.label from categories c join above on c.id = above.parent_id
  )
  select label from above
$$`,
  ]),
  // In PL/pgSQL, because the settings module declares `searchable_fields` after this.
  rule(null, 'The values by which the search finds a product, with the types of their fields.', [
    `create function searchable_values(product_type text, custom_fields jsonb) returns table (type text, value text) language plpgsql stable as $$
begin
  if custom_fields = '{}' then return; end if;
  return query select field ->> 'type', text
    from searchable_fields() field
    cross join jsonb_array_elements_text(custom_fields -> (field ->> 'key')) texts (text)
    where (field -> 'productTypes' = '[]' or field -> 'productTypes' @> to_jsonb(product_type))
      and (field -> 'choices' = '[]' or field -> 'choices' @> to_jsonb(text));
end $$`,
  ]),
  rule(
    null,
    'The words of a product by place. A: title; B: what kind of thing it is; C: categories, colours, sizes and other options; D: description.',
    [
      `create function search_parts(product products) returns table (weight "char", words text) language sql stable as $$
  select 'A'::"char", option_words(product.title)
  union all select 'B', description_lead(product.description)
  union all select 'B', product.brand where product.brand is not null
  union all select 'B', tag from jsonb_array_elements_text(product.tags) tag
  union all select 'B', attribute ->> 'value' from jsonb_array_elements(product.attributes) attribute
    where lower(attribute ->> 'name') in ('type', 'material')
  union all select case type when 'MARKDOWN' then 'D' else 'B' end::"char", value
    from searchable_values(product.product_type, product.custom_fields)
  union all select 'C', label from product_category_labels(product.id, product.category_id) label
  union all select 'C', concat_ws(' ', colour ->> 'name', everyday_colour(colour))
    from jsonb_array_elements(product.colours) colour
  union all select 'C', size from jsonb_array_elements_text(product.sizes) size
  union all select 'C', option_words(other #>> '{}') from jsonb_path_query(product.other_options, '$[*].values[*]') other
  union all select 'D', product.description
$$`,
    ],
  ),
  rule(
    null,
    "A product's search document. The head of the title stands there a second time, marked by '=', for what the search ranks first.",
    [
      `create function product_document(product products) returns tsvector language sql stable as $$
  select array_to_tsvector(array(
      select '=' || lexeme from unnest(to_tsvector('english', search_text(coalesce(title_head(product.title), ''))))))
    || to_tsvector('english', '')
    || ${['A', 'B', 'C', 'D'].map(weighted).join('\n    || ')}
  from (select weight, translate(words, '/', ' ') as words from search_parts(product)) part
$$`,
    ],
  ),
  rule(
    'search_words',
    'Adds the words of a text without accents, or raises their weight, for corrections and completions. Only rows that change are locked, and in one order.',
    [
      `create function learn_search_words(texts text[], weights integer[], known_popularity integer default 1) returns void language sql as $$
  insert into search_words (word, spelling, stem, weight, popularity)
  select word, nullif(spelling, word), stem, weight, known_popularity
  from (
    select word, max(spelling) as spelling, max(weight) as weight
    from (
      select lower(token) as spelling, max(part.weight) as weight
      from unnest(texts, weights) as part (words, weight),
        ts_parse('default', normalize(translate(part.words, '/™℠', '   '), NFKC))
      where tokid in (1, 2, 10, 11) and length(token) between 3 and 40
      group by lower(token)
    ) token, unnest(case when octet_length(spelling) = length(spelling) then array[spelling]
      else array[search_fold(spelling), search_fold(spell_out_umlauts(spelling))] end) word
    group by word
  ) found
  cross join lateral search_stem(word) stem
  where not exists (
    select from search_words known
    where known.word = found.word and known.weight >= found.weight and known.popularity >= known_popularity)
    and stem <> '' and not has_unspaced(word)
  order by word
  on conflict (word) do update set weight = greatest(search_words.weight, excluded.weight),
    popularity = greatest(search_words.popularity, excluded.popularity)
$$`,
    ],
  ),
];

export const searchRules: readonly Rule[] = [
  ...words,
  rule(
    'products',
    'Writes the search document, and learns its words. Not for a change of stock or price, which happens with every order.',
    [
      `create function refresh_search_document() returns trigger language plpgsql as $$
begin
  new.search_document := product_document(new);
  perform learn_search_words(
    array_agg(words),
    array_agg(case weight when 'A' then 3 when 'D' then 1 else 2 end),
    case when new.status = 'ACTIVE' and coalesce(new.publish_at <= now(), true) then 1 else 0 end)
    from search_parts(new);
  return new;
end $$`,
      `create trigger products_search_document
  before insert or update of title, description, category_id, colours, sizes, other_options, brand, tags, attributes, status, publish_at,
    product_type, custom_fields
  on products for each row execute function refresh_search_document()`,
    ],
  ),
  rule('product_categories', "Writes the product's search document anew: an update of category_id does.", [
    `create function refresh_product_document() returns trigger language plpgsql as $$
begin
  update products set category_id = category_id where id = coalesce(new.product_id, old.product_id);
  return null;
end $$`,
    `create trigger product_categories_search_document after insert or delete on product_categories
  for each row execute function refresh_product_document()`,
  ]),
  rule(
    'categories',
    'Writes the search documents of its products anew, and of those in the categories below it.',
    [
      `create function refresh_category_documents() returns trigger language plpgsql as $$
begin
  with recursive below as (
    select new.id as id
    union
    select c.id from categories c join below on c.parent_id = below.id
  )
  update products set category_id = category_id
  where category_id in (select id from below)
    or id in (select product_id from product_categories where product_categories.category_id in (select id from below));
  return null;
end $$`,
      `create trigger categories_search_document after update of label, parent_id on categories
  for each row when (old.label is distinct from new.label or old.parent_id is distinct from new.parent_id)
  execute function refresh_category_documents()`,
    ],
  ),

  versioned(SearchSynonymEntity, { edited: ['words'], notEdited: { stems: 'follows from the words' } }),
  audited(SearchSynonymEntity, {
    subject: 'SEARCH_SYNONYM',
    subjectName: `(select string_agg(word, ', ') from jsonb_array_elements_text(changed.words) word)`,
    recorded: ['words'],
    ignored: { stems: 'follows from the words' },
  }),
  emits(SearchSynonymEntity, {
    insert: 'SEARCH_SYNONYM_CHANGED',
    update: 'SEARCH_SYNONYM_CHANGED',
    delete: 'SEARCH_SYNONYM_CHANGED',
    subject: 'id',
    of: ['version'],
  }),
  rule(
    null,
    'Whether any product has one of several stems. Always by the index: without matches, the planner would read all products.',
    [
      `create function finds_any(stems text[]) returns boolean language sql stable
  set enable_seqscan = off set enable_indexscan = off
  return exists (select from unnest(stems) stem, lateral (
    select from products where deleted_at is null and search_document @@ stem::tsquery limit 1) product)`,
    ],
  ),
  rule(
    'search_synonyms',
    'Learns its words, so that they are corrected and completed: not the words of its phrases, which mean something else alone. Those of a group that finds nothing are unknown.',
    [
      `create function learn_synonyms() returns trigger language plpgsql as $$
begin
  perform learn_search_words(array_agg(word), array_agg(3), finds_any(new.stems)::int)
    from jsonb_array_elements_text(new.words) word where position(' ' in word) = 0;
  return null;
end $$`,
      `create trigger search_synonyms_words after insert or update of words on search_synonyms
  for each row execute function learn_synonyms()`,
    ],
  ),
  changesCatalogue(SearchSynonymEntity),
  changesCatalogue(SearchWordEntity),
];

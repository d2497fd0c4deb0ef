const STARS = [1, 2, 3, 4, 5];
const reviewCount = STARS.map((stars) => `review_counts[${stars}]`).join(' + ');
const starSum = STARS.map((stars) => `${stars} * review_counts[${stars}]`).join(' + ');

/** Products and their structure: categories, collections, sales and search. */
export const catalogueTables = [
  `create table categories (
    id uuid primary key,
    slug text not null,
    label text not null,
    position integer not null,
    parent_id uuid references categories,
    is_visible boolean not null default true,
    picture jsonb,
    size_guide text check (size_guide in ('WOMENS_CLOTHES', 'MENS_TOPS', 'MENS_TROUSERS', 'SHOES')),
    version bigint not null default 0,
    deleted_at timestamptz,
    updated_at timestamptz not null default date_trunc('milliseconds', now()),
    constraint categories_check check (parent_id <> id)
  )`,
  `create index categories_deleted on categories (deleted_at, id) where deleted_at is not null`,
  `create index categories_parent on categories (parent_id)`,
  `create unique index categories_slug on categories (slug) where deleted_at is null`,

  `create table sales (
    id uuid primary key,
    name text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    repeats text not null check (repeats in ('NONE', 'WEEKLY')),
    percent integer check (percent between 1 and 99),
    is_flash_sale boolean not null,
    created_at timestamptz not null,
    deleted_at timestamptz,
    version bigint not null default 0,
    constraint sales_check check (ends_at >= starts_at)
  )`,
  `create index sales_deleted on sales (deleted_at, id) where deleted_at is not null`,
  `create index sales_newest on sales (starts_at, id) where deleted_at is null`,

  `create table products (
    id uuid primary key,
    title text not null,
    description text not null,
    category_id uuid not null references categories,
    sale_price integer not null check (sale_price > 0),
    regular_price integer,
    starting_rate double precision not null default 0,
    starting_reviews integer not null default 0,
    colours jsonb not null,
    sizes jsonb not null,
    is_new boolean not null default false,
    stock integer not null check (stock >= 0),
    image jsonb not null,
    gallery jsonb not null,
    position integer not null,
    created_at timestamptz not null,
    deleted_at timestamptz,
    search_document tsvector not null default '',
    handle text not null,
    status text not null default 'ACTIVE' check (status in ('DRAFT', 'ACTIVE', 'ARCHIVED')),
    publish_at timestamptz,
    brand text,
    tags jsonb not null default '[]',
    attributes jsonb not null default '[]',
    seo_title text,
    seo_description text,
    highest_price integer not null,
    offered_colours text[] not null default '{}',
    offered_sizes text[] not null default '{}',
    other_option jsonb,
    version bigint not null default 0,
    review_counts integer[] not null default '{0,0,0,0,0}',
    rating_reviews integer not null generated always as (starting_reviews + ${reviewCount}) stored,
    rating_rate double precision not null generated always as (
      case when starting_reviews + ${reviewCount} = 0 then starting_rate
      else round(((starting_rate * starting_reviews + ${starSum}) / (starting_reviews + ${reviewCount}))::numeric, 1)::double precision
      end) stored,
    sale_id uuid references sales,
    sale_percent integer,
    sale_fixed_price integer,
    base_sale_price integer,
    base_regular_price integer,
    tax_class_id text,
    is_in_stock boolean not null generated always as (stock > 0) stored,
    is_ranked boolean not null default true,
    updated_at timestamptz not null default date_trunc('milliseconds', now()),
    origin_country text,
    customs_code text,
    constraint products_check check (regular_price >= sale_price),
    constraint products_check1 check (highest_price >= sale_price),
    constraint products_check2 check ((sale_id is null) = (base_sale_price is null)),
    constraint products_rating_rate_check check (starting_rate between 0 and 5),
    constraint products_rating_reviews_check check (starting_reviews >= 0)
  )`,
  // For the job that deletes assets that no product and no order line uses.
  `create index products_assets
    on products using gin (jsonb_path_query_array(((image || gallery) || colours), 'strict $.**."assetId"'::jsonpath) jsonb_path_ops)`,
  `create index products_brand on products (brand) where deleted_at is null and brand is not null`,
  `create index products_category_featured on products (category_id, position, id)
    where deleted_at is null`,
  `create index products_category_price on products (category_id, sale_price, id)
    where deleted_at is null`,
  `create index products_deleted on products (deleted_at, id) where deleted_at is not null`,
  `create index products_discounted on products (position, id) include (category_id, status, publish_at, is_in_stock)
    where deleted_at is null and regular_price > sale_price`,
  // One index per sort order of the shop, read forwards or backwards; withdrawn products are in none.
  `create index products_featured on products (position, id) where deleted_at is null`,
  // Compares characters whatever the database's collation, so that handles with the same prefix are found.
  `create unique index products_handle on products (handle text_pattern_ops) where deleted_at is null`,
  `create index products_new on products (position, id) include (category_id, status, publish_at, is_in_stock)
    where deleted_at is null and is_new`,
  `create index products_new_discounted on products (position, id) include (category_id, status, publish_at, is_in_stock)
    where deleted_at is null and is_new and regular_price > sale_price`,
  `create index products_newest on products (created_at, id) where deleted_at is null`,
  `create index products_price on products (sale_price, id) where deleted_at is null`,
  // The next publication time is queried several times a second.
  `create index products_publish_at on products (publish_at) where publish_at is not null`,
  `create index products_published on products (category_id, status, publish_at) include (id, is_in_stock)
    where deleted_at is null`,
  `create index products_ranked on products using gin (search_document)
    where deleted_at is null and is_ranked`,
  // Finds products that are no longer among the best.
  `create index products_ranked_id on products (id) where deleted_at is null and is_ranked`,
  `create index products_rating on products (rating_rate, id) where deleted_at is null`,
  `create index products_sale on products (sale_id, position, id) where sale_id is not null`,
  `create index products_search_document on products using gin (search_document, category_id)
    where deleted_at is null`,
  `create index products_sold_out on products (position, id) include (category_id, status, publish_at)
    where deleted_at is null and not is_in_stock`,
  `create index products_tags on products using gin (tags jsonb_path_ops) where tags <> '[]'`,
  `create index products_updated on products (updated_at, id) where deleted_at is null`,

  `create table product_variants (
    id uuid primary key,
    product_id uuid not null references products,
    position integer not null,
    colour text,
    size text,
    sku text,
    barcode text,
    sale_price integer not null check (sale_price > 0),
    regular_price integer,
    stock integer not null check (stock >= 0),
    weight integer check (weight > 0),
    image jsonb,
    created_at timestamptz not null,
    deleted_at timestamptz,
    base_colour text,
    other text,
    base_sale_price integer,
    base_regular_price integer,
    updated_at timestamptz not null default date_trunc('milliseconds', now()),
    constraint product_variants_check check (regular_price >= sale_price),
    constraint product_variants_check1 check (base_sale_price >= sale_price),
    constraint product_variants_check2 check (base_regular_price >= base_sale_price),
    constraint product_variants_options unique nulls not distinct (product_id, colour, size, other),
    constraint product_variants_sku unique (sku) deferrable initially deferred
  )`,
  `create index product_variants_barcode on product_variants (barcode) where barcode is not null`,
  `create index product_variants_colour on product_variants (base_colour, size) where deleted_at is null`,
  `create index product_variants_price on product_variants (sale_price) where deleted_at is null`,
  `create index product_variants_size on product_variants (size) where deleted_at is null`,
  `create index product_variants_updated on product_variants (updated_at, id) where deleted_at is null`,

  `create table product_categories (
    product_id uuid not null references products on delete cascade,
    category_id uuid not null references categories,
    primary key (product_id, category_id)
  )`,
  `create index product_categories_category on product_categories (category_id)`,

  `create table product_former_handles (
    handle text primary key,
    product_id uuid not null references products on delete cascade
  )`,
  `create index product_former_handles_prefix on product_former_handles (handle text_pattern_ops)`,
  `create index product_former_handles_product on product_former_handles (product_id)`,

  `create table product_pairs (
    product_id uuid not null references products on delete cascade,
    other_id uuid not null references products on delete cascade,
    customers integer not null,
    constraint product_pairs_check check (product_id <> other_id),
    primary key (product_id, other_id)
  )`,

  `create table product_sales (
    product_id uuid primary key references products on delete cascade,
    units integer not null
  )`,
  `create index product_sales_units on product_sales (units, product_id)`,

  `create table category_former_products (
    id bigint generated always as identity primary key,
    category_id uuid not null references categories on delete cascade,
    product_id uuid not null references products on delete cascade,
    moved_to uuid references categories,
    unique (category_id, product_id)
  )`,
  `create index category_former_products_product on category_former_products (product_id)`,

  `create table low_stock_products (
    product_id uuid primary key references products on delete cascade,
    is_sold_out boolean not null,
    is_listed boolean not null,
    is_low boolean not null,
    has_sold_out_variant boolean not null,
    has_low_variant boolean not null
  )`,

  `create table price_history (
    variant_id uuid not null references product_variants on delete cascade,
    since timestamptz not null,
    sale_price integer not null,
    regular_price integer,
    is_in_sale boolean not null,
    primary key (variant_id, since)
  )`,

  `create table sale_members (
    sale_id uuid not null references sales on delete cascade,
    kind text not null check (kind in ('PRODUCT', 'CATEGORY', 'COLLECTION')),
    member_id uuid not null,
    price integer,
    position integer not null,
    constraint sale_members_check check (price is null or (price > 0 and kind = 'PRODUCT')),
    primary key (sale_id, kind, member_id)
  )`,

  `create table collections (
    id uuid primary key,
    handle text not null,
    title text not null,
    description text not null,
    picture jsonb,
    is_visible boolean not null default true,
    kind text not null check (kind in ('RULES', 'MANUAL')),
    match text not null check (match in ('ALL', 'ANY')),
    conditions jsonb not null,
    created_at timestamptz not null,
    version bigint not null default 0,
    deleted_at timestamptz,
    updated_at timestamptz not null default date_trunc('milliseconds', now())
  )`,
  `create index collections_deleted on collections (deleted_at, id) where deleted_at is not null`,
  `create unique index collections_handle on collections (handle) where deleted_at is null`,

  `create table collection_products (
    collection_id uuid not null references collections on delete cascade,
    product_id uuid not null references products on delete cascade,
    position integer not null,
    primary key (collection_id, product_id)
  )`,
  `create index collection_products_product on collection_products (product_id)`,

  // How far the external search engine has been updated.
  `create table search_index (
    id integer primary key check (id = 1),
    engine text,
    position bigint not null default 0,
    filled_to uuid,
    claimed_until timestamptz not null default now()
  )`,

  `create table search_synonyms (
    id uuid primary key,
    words jsonb not null,
    stems text[] not null generated always as (search_stems(words)) stored,
    version bigint not null default 0
  )`,
  `create index search_synonyms_stems on search_synonyms using gin (stems)`,

  // Words in their original spelling, for corrections and completions. A job counts the products that contain
  // them: a word without products keeps its row, and a word in too many descriptions to be useful is marked.
  `create table search_words (
    word text primary key,
    stem text not null,
    weight smallint not null,
    popularity integer not null default 1,
    is_common boolean not null default false
  )`,
  `create index search_words_near on search_words using gin (word gin_trgm_ops)`,
  `create index search_words_prefix on search_words (word text_pattern_ops)`,
  `create index search_words_stem on search_words (stem)`,
];

/** Carts, wishlists and subscriptions. */
export const cartTables = [
  `create table promotions (
    id uuid primary key,
    title text not null,
    code text,
    effect jsonb not null,
    minimum integer check (minimum > 0),
    product_ids jsonb not null default '[]',
    category_ids jsonb not null default '[]',
    collection_ids jsonb not null default '[]',
    customer_ids jsonb not null default '[]',
    first_order_only boolean not null default false,
    starts_at timestamptz not null,
    ends_at timestamptz,
    usage_limit integer check (usage_limit > 0),
    customer_limit integer check (customer_limit > 0),
    used integer not null default 0 check (used >= 0),
    priority integer not null default 0,
    combines boolean not null default true,
    is_enabled boolean not null default true,
    is_welcome boolean not null default false,
    created_at timestamptz not null,
    deleted_at timestamptz,
    version bigint not null default 0,
    constraint promotions_check check (ends_at > starts_at)
  )`,
  `create index promotions_automatic on promotions (starts_at)
    where deleted_at is null and code is null and is_enabled`,
  `create unique index promotions_code on promotions (code) where deleted_at is null`,
  `create index promotions_deleted on promotions (deleted_at, id) where deleted_at is not null`,
  `create unique index promotions_welcome on promotions (is_welcome)
    where is_welcome and deleted_at is null`,

  `create table cart_codes (
    user_id uuid not null references users on delete cascade,
    code text not null,
    position integer not null,
    primary key (user_id, code)
  )`,

  `create table carts (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    begun_at timestamptz not null default now(),
    ended_at timestamptz,
    ordered boolean not null default false,
    changed_at timestamptz not null,
    reminded_at timestamptz,
    order_id uuid references orders,
    constraint carts_check check (not ordered or ended_at is not null)
  )`,
  `create index carts_begun on carts (begun_at, ordered)`,
  `create unique index carts_open on carts (user_id) where ended_at is null`,
  `create index carts_order on carts (order_id) where order_id is not null`,
  `create index carts_reminded on carts (reminded_at) where reminded_at is not null`,
  `create index carts_user on carts (user_id)`,
  `create index carts_waiting on carts (changed_at) where ended_at is null and reminded_at is null`,

  `create table cart_lines (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    quantity integer not null check (quantity between 1 and 999),
    position integer not null,
    seen_price integer not null check (seen_price > 0),
    variant_id uuid not null references product_variants,
    constraint cart_lines_variant unique (user_id, variant_id)
  )`,

  `create table wishlists (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    name text,
    share_id uuid unique,
    shared_at timestamptz,
    created_at timestamptz not null,
    constraint wishlists_check check ((share_id is null) = (shared_at is null))
  )`,
  `create unique index wishlists_default on wishlists (user_id) where name is null`,
  `create unique index wishlists_name on wishlists (user_id, lower(name)) where name is not null`,

  `create table wishlist_items (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    product_id uuid not null references products,
    created_at timestamptz not null,
    wishlist_id uuid references wishlists on delete cascade,
    constraint wishlist_items_once unique nulls not distinct (user_id, wishlist_id, product_id)
  )`,
  `create index wishlist_items_list on wishlist_items (wishlist_id) where wishlist_id is not null`,

  `create table draft_orders (
    id uuid primary key,
    number integer not null unique generated always as identity,
    user_id uuid references users on delete cascade,
    email text,
    lines jsonb not null,
    billing jsonb,
    payment_method text check (payment_method in ('BANK', 'CASH_ON_DELIVERY', 'CARD')),
    note text,
    author_name text not null,
    version bigint not null default 0,
    created_at timestamptz not null,
    delivery_method_id text
  )`,
  `create index draft_orders_user on draft_orders (user_id) where user_id is not null`,

  `create table alert_recipients (
    id uuid primary key,
    email text not null unique,
    created_at timestamptz not null
  )`,

  `create table product_alerts (
    id uuid primary key,
    recipient_id uuid not null references alert_recipients on delete cascade,
    user_id uuid references users on delete set null,
    kind text not null check (kind in ('BACK_IN_STOCK', 'PRICE_DROP')),
    product_id uuid not null references products on delete cascade,
    variant_id uuid references product_variants on delete cascade,
    reference_price integer,
    state text not null check (state in ('UNCONFIRMED', 'WAITING', 'TOLD')),
    requested_at timestamptz not null,
    expires_at timestamptz not null,
    mailed_at timestamptz,
    asked_price integer,
    constraint product_alerts_check check ((variant_id is not null) = (kind = 'BACK_IN_STOCK')),
    constraint product_alerts_check1 check ((reference_price is not null) = (kind = 'PRICE_DROP')),
    constraint product_alerts_check2 check ((asked_price is not null) = (kind = 'PRICE_DROP')),
    unique nulls not distinct (recipient_id, kind, product_id, variant_id)
  )`,
  `create index product_alerts_expires on product_alerts (expires_at)`,
  `create index product_alerts_mailed on product_alerts (recipient_id, product_id, mailed_at)
    where mailed_at is not null`,
  `create index product_alerts_price on product_alerts (product_id)
    where kind = 'PRICE_DROP' and state = 'WAITING'`,
  `create index product_alerts_product on product_alerts (product_id)`,
  `create index product_alerts_stock on product_alerts (variant_id)
    where kind = 'BACK_IN_STOCK' and state = 'WAITING'`,
  `create index product_alerts_user on product_alerts (user_id, requested_at desc, id desc)
    where user_id is not null`,

  `create table newsletter_subscriptions (
    id uuid primary key,
    email text not null unique,
    user_id uuid references users on delete set null,
    source text not null check (source in ('FOOTER', 'ACCOUNT')),
    requested_at timestamptz not null,
    confirmed_at timestamptz,
    unsubscribed_at timestamptz,
    mailed_at timestamptz
  )`,
  `create index newsletter_subscriptions_left on newsletter_subscriptions (requested_at desc, id desc)
    where unsubscribed_at is not null`,
  `create index newsletter_subscriptions_pending on newsletter_subscriptions (requested_at desc, id desc)
    where confirmed_at is null and unsubscribed_at is null`,
  `create index newsletter_subscriptions_requested on newsletter_subscriptions (requested_at desc, id desc)`,
  `create index newsletter_subscriptions_search on newsletter_subscriptions using gin (email gin_trgm_ops)`,
  `create index newsletter_subscriptions_subscribed on newsletter_subscriptions (requested_at desc, id desc)
    where confirmed_at is not null and unsubscribed_at is null`,
  `create index newsletter_subscriptions_user on newsletter_subscriptions (user_id)
    where user_id is not null`,
];

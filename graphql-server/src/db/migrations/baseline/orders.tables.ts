/** Orders, with their lines, history and shipments. */
export const ordersTables = [
  `create table orders (
    id uuid primary key,
    user_id uuid not null references users,
    number text not null,
    fingerprint text not null,
    status text not null,
    payment_method text not null,
    payment_state text not null default 'UNPAID',
    item_count integer not null check (item_count > 0),
    subtotal integer not null check (subtotal >= 0),
    shipping_total integer not null check (shipping_total >= 0),
    total integer not null,
    customer jsonb not null,
    billing jsonb,
    created_at timestamptz not null,
    payment_reference text unique,
    payment_due_at timestamptz,
    currency text not null,
    shipment_state text not null default 'NONE' check (shipment_state in ('NONE', 'PART', 'ALL')),
    tags jsonb not null default '[]',
    payment_link_expires_at timestamptz,
    discount_total integer not null default 0,
    guest_link_expires_at timestamptz,
    delivery_method jsonb,
    prices_include_tax boolean not null default true,
    tax_total integer not null default 0 check (tax_total >= 0),
    shipping_tax_total integer not null default 0,
    taxes jsonb not null default '[]',
    storefront_id text,
    updated_at timestamptz not null default date_trunc('milliseconds', now()),
    constraint orders_check check (shipping_tax_total between 0 and tax_total),
    constraint orders_check1 check (discount_total between 0 and subtotal),
    constraint orders_total_is_the_sum check (
      total = subtotal - discount_total + shipping_total + case when prices_include_tax then 0 else tax_total end),
    unique (user_id, number)
  )`,
  `create index orders_customer on orders (lower((customer ->> 'fullName')), id)`,
  `create index orders_due on orders (payment_due_at) include (payment_method)
    where status = 'PENDING' and payment_state = 'UNPAID'`,
  // "Once per customer" means once per mailbox: guests have no other identity.
  `create index orders_mailbox on orders (lower(regexp_replace((billing ->> 'email'), '\\+[^@]*@', '@')))`,
  `create index orders_newest on orders (created_at, id)`,
  `create index orders_number on orders (number)`,
  `create index orders_number_prefix on orders (lower(number) text_pattern_ops)`,
  `create index orders_open_email on orders (lower((billing ->> 'email')))
    where status = 'PENDING' and payment_state = 'UNPAID' and shipment_state = 'NONE'`,
  `create index orders_payment_state on orders (payment_state, created_at, id)`,
  `create index orders_refund_due on orders (created_at desc, id desc) include (payment_method)
    where payment_state = 'PAID' and total > 0 and (status = 'RETURNED' or (status = 'CANCELLED' and shipment_state = 'NONE'))`,
  `create index orders_status on orders (status, created_at, id)`,
  `create index orders_tagged on orders (created_at, id) where tags <> '[]'`,
  // Partial, because most orders have none.
  `create index orders_tags on orders using gin (tags jsonb_path_ops) where tags <> '[]'`,
  `create index orders_to_send on orders (created_at desc, id desc) include (payment_state, payment_method)
    where status = 'PENDING' and shipment_state <> 'ALL'`,
  `create index orders_total on orders (total, id)`,
  `create index orders_transfer_awaited on orders (created_at desc, id desc) include (payment_due_at)
    where payment_method = 'BANK' and payment_state = 'UNPAID' and status in ('PENDING', 'DELIVERED')`,
  `create index orders_unpaid on orders (user_id)
    where payment_method = 'CARD' and payment_state = 'UNPAID' and status = 'PENDING' and payment_due_at is not null`,
  `create index orders_updated on orders (updated_at, id)`,
  `create index orders_user on orders (user_id, created_at, id)`,

  `create table order_lines (
    id uuid primary key,
    order_id uuid not null references orders,
    position integer not null,
    product_id uuid not null,
    title text not null,
    image jsonb not null,
    colour text,
    size text,
    quantity integer not null check (quantity > 0),
    unit_price integer not null check (unit_price >= 0),
    variant_id uuid not null,
    other text,
    refunded_quantity integer not null default 0,
    restocked_quantity integer not null default 0,
    removed_quantity integer not null default 0,
    discount_total integer not null default 0,
    returning_quantity integer not null default 0 check (returning_quantity >= 0),
    tax_total integer not null default 0 check (tax_total >= 0),
    tax_rate integer check (tax_rate between 0 and 100000),
    weight integer check (weight > 0),
    origin_country text,
    customs_code text,
    constraint order_lines_check check (refunded_quantity between 0 and quantity),
    constraint order_lines_check2 check (removed_quantity between 0 and refunded_quantity),
    constraint order_lines_check3 check (discount_total >= 0 and (discount_total <= (quantity * (unit_price)::bigint))),
    constraint order_lines_refunded_or_returning check ((refunded_quantity + returning_quantity) <= quantity),
    constraint order_lines_restocked check (restocked_quantity between 0 and quantity),
    unique (order_id, position)
  )`,
  `create index order_lines_asset on order_lines (((image ->> 'assetId')))`,

  // The promotion may be deleted later; its discount stays.
  `create table order_adjustments (
    id uuid primary key,
    order_id uuid not null references orders,
    position integer not null,
    promotion_id uuid not null,
    title text not null,
    code text,
    kind text not null check (kind in ('PERCENT', 'AMOUNT', 'FREE_DELIVERY', 'BUY_X_GET_Y')),
    amount integer not null check (amount > 0),
    shares jsonb not null,
    released_at timestamptz,
    unique (order_id, position)
  )`,
  `create index order_adjustments_promotion on order_adjustments (promotion_id) where released_at is null`,

  `create table order_comments (
    id uuid primary key,
    order_id uuid not null references orders,
    text text not null,
    author_id uuid not null,
    author_name text not null,
    created_at timestamptz not null
  )`,
  `create index order_comments_order on order_comments (order_id, id)`,

  `create table order_events (
    id uuid primary key,
    order_id uuid not null references orders,
    status text not null,
    actor text not null,
    actor_id uuid,
    created_at timestamptz not null,
    payment_state text not null,
    payment_resolved boolean not null default false,
    address_changed boolean not null default false,
    repricing jsonb
  )`,
  `create index order_events_order on order_events (order_id, created_at, id)`,

  `create table order_search_texts (
    order_id uuid primary key references orders on delete cascade,
    text text not null
  )`,
  `create index order_search_texts_text on order_search_texts using gin (text gin_trgm_ops)`,

  // No foreign keys: its rows last seconds and must not block others.
  `create table order_viewers (
    id uuid primary key,
    order_id uuid not null,
    user_id uuid not null,
    seen_at timestamptz not null
  )`,
  `create index order_viewers_order on order_viewers (order_id)`,

  `create table shipments (
    id uuid primary key,
    order_id uuid not null references orders,
    carrier text,
    tracking_number text,
    tracking_url text,
    actor_id uuid,
    created_at timestamptz not null
  )`,
  `create index shipments_order on shipments (order_id)`,

  `create table shipment_lines (
    shipment_id uuid not null references shipments,
    order_line_id uuid not null references order_lines,
    quantity integer not null check (quantity > 0),
    primary key (shipment_id, order_line_id)
  )`,
  `create index shipment_lines_order_line on shipment_lines (order_line_id)`,
];

/** Payments, returns and reviews. */
export const paymentsTables = [
  `create table payments (
    id uuid primary key,
    order_id uuid not null references orders,
    attempt integer not null,
    state text not null,
    session_id text unique,
    url text,
    provider_payment_id text,
    amount integer not null check (amount > 0),
    currency text not null,
    problem text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    check_at timestamptz,
    asked_at timestamptz,
    disputed_at timestamptz,
    return_url text,
    unique (order_id, attempt)
  )`,
  `create index payments_check on payments (check_at) where check_at is not null`,
  `create index payments_disputed on payments (order_id) where disputed_at is not null`,
  `create index payments_flagged on payments (order_id) where state = 'FLAGGED'`,
  // An order has at most one open payment page.
  `create unique index payments_live on payments (order_id) where state in ('OPEN', 'PROCESSING')`,
  `create index payments_provider on payments (provider_payment_id) where provider_payment_id is not null`,

  `create table payment_events (
    id text primary key,
    type text not null,
    session_id text not null,
    problem text,
    received_at timestamptz not null
  )`,

  `create table refunds (
    id uuid primary key,
    payment_id uuid references payments,
    order_id uuid not null references orders,
    amount integer not null check (amount >= 0),
    state text not null,
    provider_refund_id text,
    problem text,
    tries integer not null default 0,
    try_at timestamptz,
    actor text not null,
    actor_id uuid,
    created_at timestamptz not null,
    request integer not null default 1,
    surplus boolean not null default false,
    reason text
  )`,
  `create index refunds_failed on refunds (order_id) where state = 'FAILED'`,
  `create index refunds_order on refunds (order_id)`,
  `create index refunds_payment on refunds (payment_id)`,
  `create index refunds_try on refunds (try_at) where try_at is not null`,

  `create table refund_lines (
    refund_id uuid not null references refunds,
    order_line_id uuid not null references order_lines,
    quantity integer not null check (quantity > 0),
    restocked_quantity integer not null,
    constraint refund_lines_check check (restocked_quantity between 0 and quantity),
    primary key (refund_id, order_line_id)
  )`,
  `create index refund_lines_order_line on refund_lines (order_line_id)`,

  `create table returns (
    id uuid primary key,
    number integer not null unique generated always as identity (start with 1001),
    order_id uuid not null references orders,
    state text not null check (state in ('REQUESTED', 'APPROVED', 'REFUSED', 'RECEIVED', 'REFUNDED', 'CANCELLED')),
    refund_id uuid unique references refunds,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    version bigint not null default 0
  )`,
  `create index returns_newest on returns (created_at desc, id desc)`,
  `create index returns_order on returns (order_id)`,
  `create index returns_state on returns (state, created_at desc, id desc)`,

  `create table return_lines (
    return_id uuid not null references returns,
    order_line_id uuid not null references order_lines,
    quantity integer not null check (quantity > 0),
    reason text not null check (reason in ('CHANGED_MIND', 'DOES_NOT_FIT', 'NOT_AS_DESCRIBED', 'DEFECTIVE', 'DAMAGED', 'WRONG_ITEM', 'ARRIVED_TOO_LATE', 'OTHER')),
    received_quantity integer not null default 0,
    restocked_quantity integer not null default 0,
    constraint return_lines_check check (received_quantity between 0 and quantity),
    constraint return_lines_check1 check (restocked_quantity between 0 and received_quantity),
    primary key (return_id, order_line_id)
  )`,
  `create index return_lines_order_line on return_lines (order_line_id)`,

  `create table return_events (
    id uuid primary key,
    return_id uuid not null references returns,
    order_id uuid not null references orders,
    state text not null check (state in ('REQUESTED', 'APPROVED', 'REFUSED', 'RECEIVED', 'REFUNDED', 'CANCELLED')),
    text text,
    actor text not null check (actor in ('CUSTOMER', 'ADMIN', 'API_KEY', 'SYSTEM')),
    actor_id uuid,
    created_at timestamptz not null
  )`,
  `create index return_events_order on return_events (order_id)`,
  `create index return_events_return on return_events (return_id)`,

  `create table reviews (
    id uuid primary key,
    product_id uuid not null references products,
    user_id uuid references users on delete cascade,
    order_id uuid,
    author_name text not null,
    state text not null check (state in ('WAITING', 'APPROVED', 'REJECTED')),
    stars integer not null check (stars between 1 and 5),
    title text not null,
    text text not null,
    pictures jsonb not null default '[]',
    rejection_reason text,
    shown_stars integer check (shown_stars between 1 and 5),
    shown_title text,
    shown_text text,
    shown_pictures jsonb not null default '[]',
    helpful_votes integer not null default 0 check (helpful_votes >= 0),
    answer text,
    answered_at timestamptz,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    version bigint not null default 0,
    constraint reviews_check check ((shown_stars is null) = (shown_title is null) and (shown_stars is null) = (shown_text is null)),
    constraint reviews_check1 check (state <> 'APPROVED' or shown_stars is not null),
    constraint reviews_check2 check ((answer is null) = (answered_at is null)),
    constraint reviews_check3 check ((user_id is null) = (order_id is null)),
    unique (user_id, product_id)
  )`,
  `create index reviews_assets
    on reviews using gin (jsonb_path_query_array((pictures || shown_pictures), 'strict $.**."assetId"'::jsonpath) jsonb_path_ops)`,
  `create index reviews_changed on reviews (changed_at, id)`,
  `create index reviews_given_stars on reviews (stars, changed_at, id)`,
  `create index reviews_helpful on reviews (product_id, helpful_votes, id) where shown_stars is not null`,
  `create index reviews_highest on reviews (product_id, shown_stars, id) where shown_stars is not null`,
  `create index reviews_lowest on reviews (product_id, ((- shown_stars)), id)
    where shown_stars is not null`,
  // Reviews of one product, in each sort order for shoppers.
  `create index reviews_newest on reviews (product_id, created_at, id) where shown_stars is not null`,
  `create index reviews_product on reviews (product_id, changed_at, id)`,
  `create index reviews_search
    on reviews using gin (lower(((((title || ' ') || text) || ' ') || author_name)) gin_trgm_ops)`,
  `create index reviews_state on reviews (state, changed_at, id)`,
  `create index reviews_waiting on reviews (id) where state = 'WAITING'`,

  `create table review_votes (
    review_id uuid not null references reviews on delete cascade,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    primary key (review_id, user_id)
  )`,
  `create index review_votes_user on review_votes (user_id)`,

  // Delivered orders whose customers get one review request. Orders delivered before this table get none.
  `create table review_requests (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null unique references orders on delete cascade,
    delivered_at timestamptz not null,
    asked_at timestamptz
  )`,
  `create index review_requests_waiting on review_requests (delivered_at) where asked_at is null`,

  `create table review_opt_outs (
    user_id uuid primary key references users on delete cascade,
    created_at timestamptz not null
  )`,
];

/** API keys, webhooks and imports. */
export const integrationsTables = [
  `create table api_keys (
    id uuid primary key,
    name text not null,
    permissions jsonb not null,
    secret_hash text not null,
    hint text not null,
    created_at timestamptz not null,
    created_by_id uuid not null,
    created_by_name text not null,
    expires_at timestamptz,
    revoked_at timestamptz,
    last_used_at timestamptz,
    last_used_ip text,
    version bigint not null default 0,
    storefront_id text
  )`,

  `create table caller_budgets (
    caller text primary key,
    available double precision not null,
    settled_at timestamptz not null
  )`,

  `create table idempotency_keys (
    id uuid primary key,
    caller text not null,
    key text not null,
    fingerprint text not null,
    claim uuid not null,
    claimed_until timestamptz not null,
    is_changed boolean not null default false,
    answer text,
    created_at timestamptz not null,
    unique (caller, key)
  )`,
  `create index idempotency_keys_age on idempotency_keys (created_at)`,

  `create table webhooks (
    id uuid primary key,
    url text not null,
    description text not null,
    event_types jsonb not null,
    secret text not null,
    previous_secret text,
    previous_secret_until timestamptz,
    disabled_reason text check (disabled_reason in ('STAFF', 'GONE', 'FAILING')),
    failing_since timestamptz,
    created_by uuid,
    created_at timestamptz not null,
    version bigint not null default 0,
    constraint webhooks_check check ((previous_secret is null) = (previous_secret_until is null))
  )`,

  `create table webhook_deliveries (
    id uuid primary key,
    webhook_id uuid not null references webhooks on delete cascade,
    event_id bigint,
    type text not null,
    customer_id uuid,
    body text not null,
    created_at timestamptz not null,
    due_at timestamptz not null,
    attempts integer not null default 0,
    delivered_at timestamptz,
    failed_at timestamptz,
    unique (webhook_id, event_id)
  )`,
  `create index webhook_deliveries_age on webhook_deliveries (created_at)`,
  `create index webhook_deliveries_customer on webhook_deliveries (customer_id)
    where customer_id is not null`,
  `create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at)
    where delivered_at is null and failed_at is null`,
  `create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at, id)`,

  `create table webhook_attempts (
    id uuid primary key,
    delivery_id uuid not null references webhook_deliveries on delete cascade,
    number integer not null,
    at timestamptz not null,
    headers jsonb not null,
    duration integer,
    status integer,
    answer text,
    failure text
  )`,
  `create index webhook_attempts_delivery on webhook_attempts (delivery_id, number)`,

  // The last event that was passed to webhooks: one row.
  `create table webhook_progress (
    id integer primary key check (id = 1),
    position bigint not null
  )`,

  `create table sheet_imports (
    id uuid primary key,
    kind text not null,
    file_name text not null,
    state text not null,
    rows_done integer not null default 0,
    row_count integer,
    fault_count integer not null default 0,
    created_count integer not null default 0,
    changed_count integer not null default 0,
    is_cancelled boolean not null default false,
    lease_until timestamptz,
    actor_id uuid not null,
    actor_name text not null,
    created_at timestamptz not null,
    ended_at timestamptz,
    picture_count integer not null default 0,
    actor text not null check (actor in ('STAFF', 'API_KEY'))
  )`,
  `create index sheet_imports_at_work on sheet_imports (id) where ended_at is null`,

  `create table sheet_import_parts (
    import_id uuid not null references sheet_imports on delete cascade,
    position integer not null,
    content bytea not null,
    primary key (import_id, position)
  )`,

  `create table sheet_import_entries (
    import_id uuid not null references sheet_imports on delete cascade,
    position integer not null,
    kind text not null,
    line integer not null,
    column_name text,
    subject_id uuid,
    subject text,
    before text,
    after text,
    message jsonb,
    primary key (import_id, position)
  )`,
  `create index sheet_import_entries_subject on sheet_import_entries (subject_id)
    where subject_id is not null`,

  `create table sheet_import_pictures (
    import_id uuid not null references sheet_imports on delete cascade,
    url text not null,
    asset_url text,
    fault jsonb,
    primary key (import_id, url)
  )`,
];

/** Tables that all modules use. */
export const shopTables = [
  `create table assets (
    id uuid primary key,
    hash text not null unique,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    placeholder text,
    files jsonb not null,
    state text not null check (state in ('STORING', 'STORED', 'DELETING')),
    created_by_id uuid references users on delete set null,
    created_at timestamptz not null,
    used_at timestamptz not null
  )`,
  `create index assets_used_at on assets (used_at)`,

  `create table stock_movements (
    id uuid primary key,
    quantity integer not null check (quantity <> 0),
    reason text not null,
    order_id uuid,
    created_at timestamptz not null,
    actor_id uuid,
    variant_id uuid not null references product_variants
  )`,
  `create index stock_movements_variant on stock_movements (variant_id, created_at)`,

  `create table settings (
    section text primary key,
    content jsonb not null,
    version bigint not null default 0
  )`,

  `create table events (
    id bigint generated always as identity primary key,
    kind text not null,
    subject_id text not null,
    actor_id uuid,
    transaction bigint not null default txid_current(),
    created_at timestamptz not null default now(),
    position bigint unique
  )`,
  `create index events_age on events (created_at)`,
  // A transaction emits at most one event per type and subject, however many rows it changes.
  `create unique index events_once on events (transaction, kind, subject_id) where position is null`,
  `create index events_waiting on events (id) where position is null`,

  `create table audit_entries (
    id uuid primary key default gen_random_uuid(),
    sequence bigint not null unique generated always as identity,
    actor text not null check (actor in ('STAFF', 'API_KEY', 'SHOP', 'VISITOR')),
    actor_id uuid,
    actor_name text,
    request_id text,
    action text not null check (action in ('CREATED', 'CHANGED', 'DELETED', 'EXPORTED', 'ERASED', 'MAIL_RESENT', 'LOGGED_IN', 'LOGIN_FAILED', 'VERIFIED', 'VERIFICATION_FAILED', 'REPLAYED')),
    subject text not null,
    subject_id text not null,
    subject_name text not null,
    part text,
    part_name text,
    changes jsonb not null,
    created_at timestamptz not null default now()
  )`,
  `create index audit_entries_actor on audit_entries (actor_id, sequence)`,
  `create index audit_entries_created on audit_entries (created_at)`,
  // Counts the recent failures of an account before recording another one.
  `create index audit_entries_failures on audit_entries (subject_id, created_at)
    where action in ('LOGIN_FAILED', 'VERIFICATION_FAILED')`,
  `create index audit_entries_request on audit_entries (request_id, sequence)
    where request_id is not null`,
  `create index audit_entries_subject on audit_entries (subject, subject_id, sequence)`,

  `create table metadata (
    owner_id uuid primary key,
    kind text not null check (kind in ('PRODUCT', 'VARIANT', 'CUSTOMER', 'ORDER', 'ORDER_LINE')),
    external_id text,
    entries jsonb not null default '{}',
    unique (kind, external_id)
  )`,

  `create table contact_messages (
    id uuid primary key,
    name text not null,
    email text not null,
    phone text not null,
    message text not null,
    created_at timestamptz not null,
    answered_at timestamptz
  )`,
  `create index contact_messages_answered on contact_messages (created_at, id)
    where answered_at is not null`,
  `create index contact_messages_newest on contact_messages (created_at, id)`,
  `create index contact_messages_open on contact_messages (created_at, id) where answered_at is null`,
  `create index contact_messages_search
    on contact_messages using gin (lower(((((((name || ' ') || email) || ' ') || phone) || ' ') || message)) gin_trgm_ops)`,

  `create table outbox_mails (
    id uuid primary key,
    kind text not null,
    recipient text not null,
    order_id uuid references orders,
    payload jsonb not null,
    created_at timestamptz not null,
    due_at timestamptz not null,
    attempts integer not null default 0,
    sent_at timestamptz,
    failed_at timestamptz,
    last_error text
  )`,
  `create index outbox_mails_age on outbox_mails (created_at)`,
  `create index outbox_mails_due on outbox_mails (due_at) where sent_at is null and failed_at is null`,
  `create index outbox_mails_failed on outbox_mails (order_id, kind, created_at)
    where failed_at is not null`,
  `create index outbox_mails_order on outbox_mails (order_id, created_at)`,

  `create table job_runs (
    name text primary key,
    due_at timestamptz not null
  )`,
];

/** Customers, staff, and how they sign in. */
export const usersTables = [
  `create table staff_roles (
    id text primary key,
    name text,
    permissions jsonb,
    deleted_at timestamptz,
    version bigint not null default 0,
    constraint staff_roles_check check ((name is null) = (permissions is null))
  )`,
  `create index staff_roles_deleted on staff_roles (deleted_at, id) where deleted_at is not null`,
  `create unique index staff_roles_name on staff_roles (lower(name)) where deleted_at is null`,

  `create table users (
    id uuid primary key,
    first_name text not null,
    last_name text not null default '',
    email text not null unique,
    phone text unique,
    address text,
    profile_picture text,
    account_type text not null default 'OTHER',
    role text not null default 'CUSTOMER',
    password_hash text,
    created_at timestamptz not null,
    staff_role text references staff_roles,
    tags jsonb not null default '[]',
    last_seen_at timestamptz,
    erased_at timestamptz,
    verified_email text,
    updated_at timestamptz not null default date_trunc('milliseconds', now()),
    version bigint not null default 0
  )`,
  `create index users_idle_guests on users (last_seen_at) where role = 'GUEST'`,
  `create index users_name on users (lower(((last_name || ' ') || first_name)), id)
    where role = 'CUSTOMER' and erased_at is null`,
  `create index users_newest on users (role, created_at, id)`,
  `create index users_staff_role on users (staff_role) where staff_role is not null`,
  `create index users_tagged on users (created_at, id) where tags <> '[]'`,
  `create index users_tags on users using gin (tags jsonb_path_ops) where tags <> '[]'`,
  `create index users_updated on users (updated_at, id) where role = 'CUSTOMER' and erased_at is null`,

  `create table addresses (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    first_name text not null,
    last_name text not null,
    company text,
    street_address text not null,
    city text not null,
    state text,
    zip text,
    country text,
    phone text not null,
    email text not null,
    is_default boolean not null,
    created_at timestamptz not null,
    country_code text
  )`,
  `create unique index addresses_default on addresses (user_id) where is_default`,
  `create index addresses_user on addresses (user_id, created_at, id)`,

  `create table customer_notes (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    text text not null,
    author_id uuid not null,
    author_name text not null,
    created_at timestamptz not null
  )`,
  `create index customer_notes_user on customer_notes (user_id, id)`,

  `create table customer_search_texts (
    user_id uuid primary key references users on delete cascade,
    text text not null
  )`,
  `create index customer_search_texts_text on customer_search_texts using gin (text gin_trgm_ops)`,

  `create table customer_totals (
    customer_id uuid primary key references users on delete cascade,
    order_count integer not null,
    spent bigint not null
  )`,
  `create index customer_totals_orders on customer_totals (order_count, customer_id)`,
  `create index customer_totals_spent on customer_totals (spent, customer_id)`,

  `create table profile_pictures (
    id uuid primary key,
    user_id uuid not null unique references users on delete cascade,
    content bytea not null,
    created_at timestamptz not null
  )`,

  `create table staff_invitations (
    id uuid primary key,
    email text not null unique,
    staff_role text not null references staff_roles,
    token_hash text unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    link_token_hash text unique
  )`,

  `create table saved_views (
    id uuid primary key,
    list text not null check (list in ('PRODUCTS', 'ORDERS', 'CUSTOMERS')),
    user_id uuid references users on delete cascade,
    name text not null,
    query text not null,
    created_at timestamptz not null,
    version bigint not null default 0
  )`,
  `create index saved_views_list on saved_views (list, user_id)`,
  `create index saved_views_user on saved_views (user_id) where user_id is not null`,

  `create table identities (
    issuer text not null,
    subject text not null,
    user_id uuid not null unique references users on delete cascade,
    created_at timestamptz not null,
    primary key (issuer, subject)
  )`,

  `create table password_reset_tokens (
    hash text primary key,
    user_id uuid not null references users on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index password_reset_tokens_expiry on password_reset_tokens (expires_at)`,
  `create index password_reset_tokens_user on password_reset_tokens (user_id)`,

  `create table second_factors (
    user_id uuid primary key references users on delete cascade,
    secret text,
    last_used_step integer not null,
    recovery_codes jsonb not null,
    created_at timestamptz not null
  )`,

  `create table passkeys (
    id uuid primary key,
    user_id uuid not null,
    name text not null,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    foreign key (user_id) references second_factors(user_id) on delete cascade
  )`,
  `create index passkeys_user_id_idx on passkeys (user_id)`,

  `create table passkey_challenges (
    binding text primary key,
    user_id uuid not null references users on delete cascade,
    challenge text not null,
    expires_at timestamptz not null
  )`,
  `create index passkey_challenges_user_id_idx on passkey_challenges (user_id)`,

  `create table sessions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    device text
  )`,
  `create index sessions_expiry on sessions (expires_at)`,
  `create index sessions_user on sessions (user_id)`,

  `create table throttle_counts (
    key text primary key,
    points integer not null default 0,
    expire bigint
  )`,
  `create index throttle_counts_expiry on throttle_counts (expire)`,
];

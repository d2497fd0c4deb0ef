import { Migration } from '@mikro-orm/migrations';

/** The first shape of the database. */
export class InitialMigration extends Migration {
  override name = '20261120-initial';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create extension if not exists pg_trgm`,

  `create table categories (
    id uuid primary key,
    slug text not null unique,
    label text not null,
    position integer not null
  )`,

  `create table products (
    id uuid primary key,
    title text not null,
    description text not null,
    category_id uuid not null references categories,
    sale_price integer not null check (sale_price > 0),
    regular_price integer check (regular_price >= sale_price),
    rating_rate double precision not null default 0 check (rating_rate between 0 and 5),
    rating_reviews integer not null default 0 check (rating_reviews >= 0),
    colours jsonb not null,
    sizes jsonb not null,
    is_new boolean not null default false,
    stock integer not null check (stock >= 0),
    image jsonb not null,
    gallery jsonb not null,
    position integer not null,
    search_text text not null,
    created_at timestamptz not null,
    deleted_at timestamptz
  )`,
  // One index per order that the shop offers, read forwards or backwards; withdrawn products are in none.
  `create index products_featured on products (position, id) where deleted_at is null`,
  `create index products_newest on products (created_at, id) where deleted_at is null`,
  `create index products_price on products (sale_price, id) where deleted_at is null`,
  `create index products_rating on products (rating_rate, id) where deleted_at is null`,
  `create index products_category_featured on products (category_id, position, id) where deleted_at is null`,
  `create index products_category_price on products (category_id, sale_price, id) where deleted_at is null`,
  `create index products_discounted on products (position, id) where deleted_at is null and regular_price > sale_price`,
  `create index products_new on products (position, id) where deleted_at is null and is_new`,
  `create index products_search on products using gin (search_text gin_trgm_ops) where deleted_at is null`,

  `create table stock_movements (
    id uuid primary key,
    product_id uuid not null references products,
    quantity integer not null check (quantity <> 0),
    reason text not null,
    order_id uuid,
    created_at timestamptz not null
  )`,
  `create index stock_movements_product on stock_movements (product_id, created_at)`,

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
    created_at timestamptz not null
  )`,
  `create index users_newest on users (role, created_at, id)`,
  `create index users_search on users using gin (
    (first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops
  )`,

  `create table sessions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index sessions_user on sessions (user_id)`,
  `create index sessions_expiry on sessions (expires_at)`,

  `create table cart_lines (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    product_id uuid not null references products,
    colour text,
    size text,
    quantity integer not null check (quantity between 1 and 999),
    position integer not null,
    unique nulls not distinct (user_id, product_id, colour, size)
  )`,

  `create table wishlist_items (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    product_id uuid not null references products,
    created_at timestamptz not null,
    unique (user_id, product_id)
  )`,

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
    total integer not null check (total = subtotal + shipping_total),
    customer jsonb not null,
    billing jsonb,
    created_at timestamptz not null,
    unique (user_id, number)
  )`,
  `create index orders_newest on orders (created_at, id)`,
  `create index orders_status on orders (status, created_at, id)`,
  `create index orders_user on orders (user_id, created_at, id)`,
  `create index orders_number on orders (number)`,
  // Used only by a query with the same expression.
  `create index orders_search on orders using gin (
    lower(number || ' ' || (customer ->> 'fullName') || ' ' || (customer ->> 'email')) gin_trgm_ops
  )`,

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
    unique (order_id, position)
  )`,

  `create table order_events (
    id uuid primary key,
    order_id uuid not null references orders,
    status text not null,
    actor text not null,
    actor_id uuid,
    created_at timestamptz not null
  )`,
  `create index order_events_order on order_events (order_id, created_at, id)`,
];

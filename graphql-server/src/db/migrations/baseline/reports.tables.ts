/** The sums shown on the dashboard (decision 0033). */
export const reportsTables = [
  // No foreign key: it would lock the order for each row, and orders are never deleted.
  `create table sales_changes (
    id bigint generated always as identity primary key,
    order_id uuid not null,
    status text,
    former_status text
  )`,

  `create table counted_sales (
    order_id uuid primary key,
    placed_at timestamptz not null,
    currency text not null,
    customer_id uuid not null,
    gross bigint not null,
    refunded bigint not null,
    previous_at timestamptz
  )`,
  `create index counted_sales_customer on counted_sales (customer_id, placed_at, order_id)`,
  `create index counted_sales_placed on counted_sales (placed_at, previous_at)`,
  `create index counted_sales_previous on counted_sales (previous_at, placed_at)`,

  `create table sales_sums (
    currency text not null,
    quarter timestamptz not null,
    orders integer not null,
    gross bigint not null,
    refunded bigint not null,
    primary key (currency, quarter)
  )`,

  `create table sales_day_sums (
    currency text not null,
    day timestamptz not null,
    orders bigint not null,
    gross bigint not null,
    refunded bigint not null,
    primary key (currency, day)
  )`,

  `create table product_sales_sums (
    currency text not null,
    day timestamptz not null,
    product_id uuid not null,
    units bigint not null,
    revenue bigint not null,
    primary key (currency, day, product_id) include (units, revenue)
  )`,
  `create index product_sales_sums_product
    on product_sales_sums (product_id, day) include (currency, units, revenue)`,

  `create table product_sales_totals (
    currency text not null,
    product_id uuid not null,
    units bigint not null,
    revenue bigint not null,
    primary key (currency, product_id)
  )`,
  `create index product_sales_totals_revenue on product_sales_totals (currency, revenue)`,
  `create index product_sales_totals_units on product_sales_totals (currency, units)`,

  `create table order_counts (
    status text primary key,
    orders bigint not null
  )`,

  // A customer's first order has '-infinity', because a primary key cannot contain nulls.
  `create table customer_sums (
    week timestamptz not null,
    previous_week timestamptz not null,
    orders bigint not null,
    primary key (week, previous_week)
  )`,

  `create table cart_changes (
    id bigint generated always as identity primary key,
    quarter timestamptz not null,
    carts integer not null,
    ordered integer not null
  )`,

  `create table cart_sums (
    quarter timestamptz primary key,
    carts bigint not null,
    ordered bigint not null
  )`,

  `create table cart_day_sums (
    day timestamptz primary key,
    carts bigint not null,
    ordered bigint not null
  )`,
];

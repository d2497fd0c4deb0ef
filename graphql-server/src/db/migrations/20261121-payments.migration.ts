import { Migration } from '@mikro-orm/migrations';

/**
 * Payments by card and by bank transfer: sessions at the provider, its events, refunds, and what an order
 * waits for.
 */
export class PaymentsMigration extends Migration {
  override name = '20261121-payments';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table orders add column payment_reference text unique, add column payment_due_at timestamptz`,
  `create index orders_due on orders (payment_due_at) where status = 'PENDING' and payment_state = 'UNPAID'`,

  // Until now only cash followed the status; the rest of the past is not known, and was unpaid until the end.
  `alter table order_events add column payment_state text`,
  `update order_events e set payment_state = case
     when e.id = (select l.id from order_events l where l.order_id = e.order_id
                  order by l.created_at desc, l.id desc limit 1) then o.payment_state
     when o.payment_method = 'CASH_ON_DELIVERY' and e.status = 'DELIVERED' then 'PAID'
     else 'UNPAID' end
   from orders o where o.id = e.order_id`,
  `alter table order_events alter column payment_state set not null`,

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
    unique (order_id, attempt)
  )`,
  // Nobody pays an order by two pages at once.
  `create unique index payments_live on payments (order_id) where state in ('OPEN', 'PROCESSING')`,
  `create index payments_check on payments (check_at) where check_at is not null`,

  `create table payment_events (
    id text primary key,
    type text not null,
    session_id text not null,
    problem text,
    received_at timestamptz not null
  )`,

  `create table refunds (
    id uuid primary key,
    payment_id uuid not null unique references payments,
    order_id uuid not null references orders,
    amount integer not null check (amount > 0),
    state text not null,
    provider_refund_id text,
    problem text,
    tries integer not null default 0,
    try_at timestamptz,
    actor text not null,
    actor_id uuid,
    created_at timestamptz not null
  )`,
  `create index refunds_order on refunds (order_id)`,
  `create index refunds_try on refunds (try_at) where try_at is not null`,
];

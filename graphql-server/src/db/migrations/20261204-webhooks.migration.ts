import { Migration } from '@mikro-orm/migrations';
import { auditTrigger } from './audit-trigger.ts';
import { versioned } from './edit-version-trigger.ts';

/**
 * Events that integrators are told of, in the table of those that staff hear of, and the webhooks that they
 * are sent to (decision 0058). `order.placed` is the event ORDER_PLACED, which there is already.
 */
export class WebhooksMigration extends Migration {
  override name = '20261204-webhooks';

  override up(): void {
    for (const statement of [...told, ...tables]) this.addSql(statement);
  }
}

/** The statements that have rows of a table told as an event. */
function tells(table: string, name: string, { when, body }: { when: string; body: string }): string[] {
  const [event = '', condition = ''] = when.split(' when ');
  return [
    `create function ${name}() returns trigger language plpgsql as $$
    begin
      ${body}
      return null;
    end $$`,
    `create trigger ${name} after ${event} on ${table}
      for each row ${condition === '' ? '' : `when (${condition})`} execute function ${name}()`,
  ];
}

const tell = (type: string, subject = 'new.id') => `perform add_event('${type}', ${subject});`;

/** For conditions that compare columns before and after. */
const differ = (columns: string[]) => {
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  return `(${of('old')}) is distinct from (${of('new')})`;
};

/**
 * A step from one side of a limit to the other, and back in the same transaction, is told as nothing: so each
 * side has a kind of its own.
 */
const crosses = (limit: number, falls: string, rises: string) => `
  if (old.stock <= ${limit}) <> (new.stock <= ${limit}) then
    perform add_or_take_back('${falls}', '${rises}', new.stock <= ${limit}, new.id);
  end if;`;

const told = [
  `create function is_told(text, uuid) returns boolean language sql as $$
    select exists (select from events
      where transaction = txid_current() and kind = $1 and subject_id = $2::text and position is null)
  $$`,
  `create function add_or_take_back(falls text, rises text, has_fallen boolean, subject uuid) returns void
    language plpgsql as $$
  declare
    opposite text := case when has_fallen then rises else falls end;
  begin
    if is_told(opposite, subject) then
      delete from events where transaction = txid_current() and kind = opposite and subject_id = subject::text and position is null;
    else
      perform add_event(case when has_fallen then falls else rises end, subject);
    end if;
  end $$`,

  ...tells('orders', 'tell_order_paid_at_once', {
    when: `insert when new.payment_state = 'PAID'`,
    body: tell('order.paid'),
  }),
  ...tells('orders', 'tell_order_paid', {
    when: `update of payment_state when old.payment_state <> 'PAID' and new.payment_state = 'PAID'`,
    body: tell('order.paid'),
  }),
  ...tells('orders', 'tell_order_cancelled', {
    when: `update of status when old.status <> 'CANCELLED' and new.status = 'CANCELLED'`,
    body: tell('order.cancelled'),
  }),
  ...tells('orders', 'tell_order_returned', {
    when: `update of status when old.status <> 'RETURNED' and new.status = 'RETURNED'`,
    body: tell('order.returned'),
  }),
  // Cash that is given back at the door is no row of refunds.
  ...tells('orders', 'tell_cash_refunded', {
    when: `update of payment_state when old.payment_state <> 'REFUNDED' and new.payment_state = 'REFUNDED'
      and new.payment_method = 'CASH_ON_DELIVERY'`,
    body: tell('order.refunded'),
  }),
  ...tells('shipments', 'tell_order_sent', { when: 'insert', body: tell('order.sent') }),
  // The rest may come in another parcel, which changes no state.
  ...tells('returns', 'tell_return_received', {
    when: `update of state when old.state <> 'RECEIVED' and new.state = 'RECEIVED'`,
    body: tell('order.returned'),
  }),
  ...tells('refunds', 'tell_refund_recorded', {
    when: `insert when new.state = 'DONE'`,
    body: tell('order.refunded'),
  }),
  ...tells('refunds', 'tell_refund_done', {
    when: `update of state when old.state <> 'DONE' and new.state = 'DONE'`,
    body: tell('order.refunded'),
  }),

  ...tells('products', 'tell_product_created', { when: 'insert', body: tell('product.created') }),
  ...tells('products', 'tell_product_changed', {
    when: `update when new.deleted_at is null
      and ${differ(['version', 'deleted_at', 'sale_price', 'regular_price', 'highest_price'])}`,
    body: `if not is_told('product.created', new.id) then ${tell('product.changed')} end if;`,
  }),
  ...tells('products', 'tell_product_deleted', {
    when: `update of deleted_at when old.deleted_at is null and new.deleted_at is not null`,
    body: tell('product.deleted'),
  }),
  ...tells('products', 'tell_stock', {
    when: `update of stock when new.deleted_at is null
      and ((old.stock <= 5) <> (new.stock <= 5) or (old.stock <= 0) <> (new.stock <= 0))`,
    body: `${crosses(5, 'stock.low', 'stock.enough')}${crosses(0, 'stock.out', 'stock.back')}`,
  }),

  ...tells('users', 'tell_customer_created', {
    when: `insert when new.role = 'CUSTOMER'`,
    body: tell('customer.created'),
  }),
  // A guest becomes a customer.
  ...tells('users', 'tell_guest_joined', {
    when: `update of role when old.role = 'GUEST' and new.role = 'CUSTOMER'`,
    body: tell('customer.created'),
  }),
  ...tells('users', 'tell_customer_changed', {
    when: `update when old.role = 'CUSTOMER' and new.role = 'CUSTOMER' and new.erased_at is null
      and ${differ(['first_name', 'last_name', 'email', 'phone', 'tags'])}`,
    body: `if not is_told('customer.created', new.id) then ${tell('customer.changed')} end if;`,
  }),
  ...tells('users', 'tell_customer_erased', {
    when: `update of erased_at when old.erased_at is null and new.erased_at is not null`,
    body: tell('customer.erased'),
  }),
  // Of a customer without orders nothing is left.
  ...tells('users', 'tell_customer_removed', {
    when: `delete when old.role = 'CUSTOMER'`,
    body: tell('customer.erased', 'old.id'),
  }),

  ...tells('reviews', 'tell_review_submitted', { when: 'insert', body: tell('review.submitted') }),
  ...tells('reviews', 'tell_review_rewritten', {
    when: `update of changed_at when old.changed_at <> new.changed_at`,
    body: tell('review.submitted'),
  }),
];

const tables = [
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
    check ((previous_secret is null) = (previous_secret_until is null))
  )`,
  ...versioned('webhooks', ['url', 'description', 'event_types', 'disabled_reason']),
  ...auditTrigger({
    table: 'webhooks',
    subject: 'WEBHOOK',
    subjectName: 'changed.url',
    ignored: ['version', 'failing_since', 'created_by', 'previous_secret', 'previous_secret_until'],
    secret: ['secret'],
  }),
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
  `create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at)
    where delivered_at is null and failed_at is null`,
  `create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at, id)`,
  `create index webhook_deliveries_customer on webhook_deliveries (customer_id) where customer_id is not null`,
  `create index webhook_deliveries_age on webhook_deliveries (created_at)`,
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
  // Up to where events were handed to webhooks: one row.
  `create table webhook_progress (
    id integer primary key check (id = 1),
    position bigint not null
  )`,
  `insert into webhook_progress (id, position) select 1, coalesce(max(position), 0) from events`,
];

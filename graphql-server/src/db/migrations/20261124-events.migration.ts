import { Migration } from '@mikro-orm/migrations';
import { eventTriggers } from './event-triggers.ts';

/**
 * What happens in the shop, for whoever has to know of it outside of the transaction (decision 0037), and who
 * has which order open. Triggers write the events, so that no way of changing something goes unnoticed. An
 * event gets its `position` once it is committed.
 */
export class EventsMigration extends Migration {
  override name = '20261124-events';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create sequence event_positions`,
  `create table events (
    id bigint generated always as identity primary key,
    kind text not null,
    subject_id uuid not null,
    actor_id uuid,
    transaction bigint not null default txid_current(),
    created_at timestamptz not null default now(),
    position bigint unique
  )`,
  // A transaction says one thing about one subject only once, however many rows it changes.
  `create unique index events_once on events (transaction, kind, subject_id) where position is null`,
  `create index events_waiting on events (id) where position is null`,
  `create index events_age on events (created_at)`,
  // Without references: its rows last for seconds, and are in nobody's way.
  `create table order_viewers (
    id uuid primary key,
    order_id uuid not null,
    user_id uuid not null,
    seen_at timestamptz not null
  )`,
  `create index order_viewers_order on order_viewers (order_id)`,
  `create function add_event(text, uuid) returns void language sql as $$
    insert into events (kind, subject_id, actor_id)
    values ($1, $2, nullif(current_setting('shop.actor_id', true), '')::uuid)
    on conflict (transaction, kind, subject_id) where position is null do nothing
  $$`,

  ...eventTriggers('orders', { insert: 'ORDER_PLACED', update: 'ORDER_CHANGED', subject: 'id' }),
  ...['order_comments', 'payments', 'refunds', 'shipments'].flatMap((part) =>
    eventTriggers(part, { insert: 'ORDER_CHANGED', update: 'ORDER_CHANGED', subject: 'order_id' }),
  ),
  ...eventTriggers('products', {
    insert: 'PRODUCT_CHANGED',
    update: 'PRODUCT_CHANGED',
    subject: 'id',
    // Counts of stock and sales are no change of the product.
    of: ['version', 'deleted_at'],
  }),
  ...eventTriggers('product_variants', { update: 'STOCK_CHANGED', subject: 'product_id', of: ['stock'] }),
];

import { Migration } from '@mikro-orm/migrations';

/**
 * More that webhooks are told of (decision 0058): what changes of an order, returns, and subscriptions to the
 * newsletter. `stock.changed` is the event STOCK_CHANGED, which there is already.
 */
export class WebhookTopicsMigration extends Migration {
  override name = '20261226-webhook-topics';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/** The statements that have rows of a table emit an event. */
function emits(
  table: string,
  name: string,
  { when, condition = 'true', emit }: { when: string; condition?: string; emit: string },
): string[] {
  return [
    `create function ${name}() returns trigger language plpgsql as $$
    begin
      perform ${emit};
      return null;
    end $$`,
    `create trigger ${name} after ${when} on ${table}
      for each row when (${condition}) execute function ${name}()`,
  ];
}

const isSubscribed = (row: string) => `(${row}.confirmed_at is not null and ${row}.unsubscribed_at is null)`;

const statements = [
  // What is written with a new order is a part of it.
  `create function add_order_updated(uuid) returns void language plpgsql as $$
  begin
    if not is_told('ORDER_PLACED', $1) then
      perform add_event('order.updated', $1);
    end if;
  end $$`,
  ...emits('orders', 'emit_order_updated', {
    when: 'update of status, billing, tags',
    condition: '(old.status, old.billing, old.tags) is distinct from (new.status, new.billing, new.tags)',
    emit: 'add_order_updated(new.id)',
  }),
  ...emits('order_comments', 'emit_order_commented', {
    when: 'insert',
    emit: 'add_order_updated(new.order_id)',
  }),
  ...emits('shipments', 'emit_shipment_corrected', {
    when: 'update',
    condition: 'old.* is distinct from new.*',
    emit: 'add_order_updated(new.order_id)',
  }),
  ...emits('shipments', 'emit_shipment_cancelled', {
    when: 'delete',
    emit: 'add_order_updated(old.order_id)',
  }),
  ...emits('orders', 'emit_order_delivered', {
    when: 'update of status',
    condition: `old.status <> 'DELIVERED' and new.status = 'DELIVERED'`,
    emit: `add_event('order.delivered', new.id)`,
  }),

  ...emits('returns', 'emit_return_requested', {
    when: 'insert',
    emit: `add_event('return.requested', new.id)`,
  }),
  ...emits('returns', 'emit_return_updated', {
    when: 'update of state',
    condition: 'old.state <> new.state',
    emit: `add_event('return.updated', new.id)`,
  }),

  ...emits('newsletter_subscriptions', 'emit_subscribed', {
    when: 'update of confirmed_at, unsubscribed_at',
    condition: `not ${isSubscribed('old')} and ${isSubscribed('new')}`,
    emit: `add_event('newsletter.subscribed', new.id)`,
  }),
  ...emits('newsletter_subscriptions', 'emit_unsubscribed', {
    when: 'update of confirmed_at, unsubscribed_at',
    condition: `${isSubscribed('old')} and not ${isSubscribed('new')}`,
    emit: `add_event('newsletter.unsubscribed', new.id)`,
  }),
  // By an erasure: of the row nothing is left but its id.
  ...emits('newsletter_subscriptions', 'emit_subscriber_erased', {
    when: 'delete',
    condition: isSubscribed('old'),
    emit: `add_event('newsletter.unsubscribed', old.id)`,
  }),
];

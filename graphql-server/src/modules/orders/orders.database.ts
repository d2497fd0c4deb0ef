import { audited } from '../../db/declared/audited.ts';
import { anyChange, differ } from '../../db/declared/columns.ts';
import { emits, emitsWebhookEvent } from '../../db/declared/emits.ts';
import { hasMetadata } from '../../db/declared/has-metadata.ts';
import { databaseRules, rule } from '../../db/declared/rule.ts';
import { phoneWords } from '../../db/declared/search-text.ts';
import { NOW, updatesWhole, updateTimes } from '../../db/declared/update-times.ts';
import { touchesAssets } from '../assets/touches-assets.ts';
import { OrderCommentEntity } from './comments/order-comment.entity.ts';
import { OrderLineEntity } from './order-line.entity.ts';
import { OrderEntity } from './order.entity.ts';
import { OrderEventEntity } from './order-event.entity.ts';
import { ShipmentEntity } from './shipments/shipment.entity.ts';

/** SQL: the number of the order that a changed row belongs to. */
export const orderNumber = '(select number from orders where id = changed.order_id)';

/** Why an order line's column is not recorded. */
const AS_BOUGHT = 'never changes';

export const ordersDatabase = databaseRules('orders', [
  audited(OrderEntity, {
    subject: 'ORDER',
    subjectName: 'changed.number',
    recorded: [
      ...([
        'user_id',
        'number',
        'reference',
        'status',
        'payment_method',
        'payment_state',
        'paid_amount',
        'item_count',
        'subtotal',
      ] as const),
      ...(['shipping_total', 'total', 'customer', 'billing', 'payment_reference', 'payment_due_at'] as const),
      ...(['currency', 'shipment_state', 'tags', 'payment_link_expires_at', 'discount_total'] as const),
      ...(['guest_link_expires_at', 'delivery_method', 'prices_include_tax', 'tax_total'] as const),
      ...(['shipping_tax_total', 'taxes', 'storefront_id', 'custom_fields', 'imported_from'] as const),
      ...(['customer_note', 'gift_message', 'terms_accepted_at', 'delivery_address'] as const),
      ...(['is_reverse_charge', 'vat_number_check'] as const),
    ],
    ignored: {
      fingerprint: 'tells the same order again from another one',
      requires_shipping: AS_BOUGHT,
    },
  }),
  touchesAssets(OrderEntity, ['custom_fields']),
  updateTimes(OrderEntity),
  emits(OrderEntity, { insert: 'ORDER_PLACED', update: 'ORDER_CHANGED', subject: 'id' }),
  hasMetadata(OrderEntity, {
    kind: 'ORDER',
    // The update's own trigger emits the event.
    changed: `update orders set updated_at = ${NOW} where id = owner;`,
    audited: `select 'ORDER', id, number, null, null from orders where id = owner`,
  }),

  rule('orders', 'Gives out numbers; passes over those of imported orders.', [
    `create function next_order_number(prefix text) returns text language plpgsql as $$
declare
  candidate text;
begin
  loop
    candidate := prefix || nextval('order_numbers');
    exit when not exists (select from orders where lower(number) = lower(candidate));
  end loop;
  return candidate;
end $$`,
  ]),

  rule('orders', 'Queues it to be counted; a new order has no former status.', [
    `create function queue_order_revenue() returns trigger language plpgsql as $$
begin
  insert into revenue_changes (order_id, status, former_status) values (new.id, new.status, old.status);
  return null;
end $$`,
    `create trigger orders_revenue_placed after insert on orders
  for each row execute function queue_order_revenue()`,
    `create trigger orders_revenue_changed after update of status, payment_state, paid_amount, total on orders
  for each row when (${differ(['status', 'payment_state', 'paid_amount', 'total'])}) execute function queue_order_revenue()`,
    `create trigger orders_revenue_joined after update of user_id on orders
  for each row when (old.user_id is distinct from new.user_id) execute function queue_order_revenue()`,
  ]),
  rule('revenue_changes', 'Counts orders by status when changes are taken from the queue.', [
    `create function count_taken_orders() returns trigger language plpgsql as $$
begin
  insert into order_counts (status, orders)
  select moved.status, sum(moved.orders)
  from taken, lateral (values (taken.status, 1), (taken.former_status, -1)) moved (status, orders)
  where moved.status is not null
  group by moved.status having sum(moved.orders) <> 0
  on conflict (status) do update set orders = order_counts.orders + excluded.orders;
  return null;
end $$`,
    `create trigger revenue_changes_taken after delete on revenue_changes
  referencing old table as taken
  for each statement execute function count_taken_orders()`,
  ]),

  rule(
    null,
    'Emits order.updated, unless this transaction has placed the order: then it is a part of that.',
    [
      `create function add_order_updated(uuid) returns void language plpgsql as $$
begin
  if not is_emitted('ORDER_PLACED', $1) then
    perform add_event('order.updated', $1);
  end if;
end $$`,
    ],
  ),
  emitsWebhookEvent(OrderEntity, 'emit_order_updated', {
    type: 'order.updated',
    after: 'update of status, billing, delivery_address, tags, custom_fields, customer_note, gift_message',
    when: differ([
      ...['status', 'billing', 'delivery_address', 'tags', 'custom_fields', 'customer_note', 'gift_message'],
    ]),
    body: 'perform add_order_updated(new.id);',
  }),
  emitsWebhookEvent(OrderEventEntity, 'emit_order_edited', {
    type: 'order.edited',
    after: 'insert',
    when: 'new.edit is not null',
    subject: 'new.order_id',
  }),
  emitsWebhookEvent(OrderEntity, 'emit_order_delivered', {
    type: 'order.delivered',
    after: 'update of status',
    when: `old.status <> 'DELIVERED' and new.status = 'DELIVERED'`,
  }),
  emitsWebhookEvent(OrderEntity, 'then_emit_order_cancelled', {
    type: 'order.cancelled',
    after: 'update of status',
    when: `old.status <> 'CANCELLED' and new.status = 'CANCELLED'`,
  }),
  emitsWebhookEvent(OrderEntity, 'then_emit_order_returned', {
    type: 'order.returned',
    after: 'update of status',
    when: `old.status <> 'RETURNED' and new.status = 'RETURNED'`,
  }),
  emitsWebhookEvent(OrderEntity, 'then_emit_order_paid', {
    type: 'order.paid',
    after: 'update of payment_state',
    when: `old.payment_state <> 'PAID' and new.payment_state = 'PAID'`,
  }),
  emitsWebhookEvent(OrderEntity, 'then_emit_order_delivered_at_once', {
    type: 'order.delivered',
    after: 'insert',
    when: `new.status = 'DELIVERED'`,
  }),
  emitsWebhookEvent(OrderEntity, 'then_emit_order_paid_at_once', {
    type: 'order.paid',
    after: 'insert',
    when: `new.payment_state = 'PAID'`,
  }),

  rule(
    'orders',
    'Keeps the text by which staff find an order, in a table of its own, so that it is not rewritten with the order.',
    [
      // For bought items, uses the variant's SKU when the order was placed or last changed.
      `create function note_order_search(ids uuid[]) returns void language sql as $$
  insert into order_search_texts (order_id, text)
  select o.id, lower(concat_ws(' ', o.number, nullif(o.reference, o.number), o.customer ->> 'fullName', o.customer ->> 'email',
    o.billing ->> 'firstName', o.billing ->> 'lastName',
    ${phoneWords(`coalesce(o.billing ->> 'phone', o.customer ->> 'phone')`)},
    o.billing ->> 'company', coalesce(o.billing ->> 'streetAddress', o.customer ->> 'address'), o.billing ->> 'apartment',
    o.billing ->> 'postalCode', o.billing ->> 'city',
    o.delivery_address ->> 'firstName', o.delivery_address ->> 'lastName',
    ${phoneWords("o.delivery_address ->> 'phone'")},
    o.delivery_address ->> 'company', o.delivery_address ->> 'streetAddress', o.delivery_address ->> 'apartment',
    o.delivery_address ->> 'postalCode', o.delivery_address ->> 'city',
    (select string_agg(concat_ws(' ', s.tracking_number, replace(s.tracking_number, ' ', '')), ' ')
      from shipments s where s.order_id = o.id),
    (select string_agg(concat_ws(' ', l.title, v.sku), ' ' order by l.position)
      from order_lines l left join product_variants v on v.id = l.variant_id where l.order_id = o.id)))
  from orders o where o.id = any(ids)
  on conflict (order_id) do update set text = excluded.text where order_search_texts.text <> excluded.text
$$`,
      `create function order_changed_search() returns trigger language plpgsql as $$
begin
  perform note_order_search(array[new.id]);
  return null;
end $$`,
      `create trigger orders_search after update of number, customer, billing, delivery_address on orders
  for each row when (${differ(['number', 'customer', 'billing', 'delivery_address'])}) execute function order_changed_search()`,
    ],
  ),
  rule('order_lines', 'Keeps the text by which staff find the order: with its lines it is complete.', [
    `create function lines_added_search() returns trigger language plpgsql as $$
begin
  perform note_order_search(array(select distinct order_id from added));
  return null;
end $$`,
    `create trigger order_lines_search after insert on order_lines
  referencing new table as added
  for each statement execute function lines_added_search()`,
    `create function lines_removed_search() returns trigger language plpgsql as $$
begin
  perform note_order_search(array(select distinct order_id from removed));
  return null;
end $$`,
    `create trigger order_lines_removed_search after delete on order_lines
  referencing old table as removed
  for each statement execute function lines_removed_search()`,
  ]),
  audited(OrderLineEntity, {
    subject: 'ORDER',
    subjectId: 'changed.order_id',
    // The lines of a new order are not worth an entry each; those that an edit adds are.
    subjectName: `(select number from orders where id = changed.order_id
      and (tg_op <> 'INSERT' or current_setting('shop.edits_order', true) = 'on'))`,
    part: { kind: 'ORDER_LINE', name: 'changed.title' },
    recorded: ['custom_fields', 'quantity', 'unit_price'],
    ignored: {
      order_id: 'what the entry is about',
      position: AS_BOUGHT,
      product_id: AS_BOUGHT,
      variant_id: AS_BOUGHT,
      title: AS_BOUGHT,
      image: AS_BOUGHT,
      colour: AS_BOUGHT,
      size: AS_BOUGHT,
      others: AS_BOUGHT,
      discount_total: 'the sum of the order is recorded',
      tax_total: 'the sum of the order is recorded',
      tax_rate: AS_BOUGHT,
      weight: AS_BOUGHT,
      origin_country: AS_BOUGHT,
      customs_code: AS_BOUGHT,
      is_withdrawal_excluded: AS_BOUGHT,
      requires_shipping: AS_BOUGHT,
      lead_time_days: AS_BOUGHT,
      refunded_quantity: 'refunds are recorded',
      restocked_quantity: 'refunds and returns are recorded',
      removed_quantity: 'refunds and withdrawals are recorded',
      returning_quantity: 'returns are recorded',
      backordered_quantity: 'follows from the stock',
    },
  }),
  touchesAssets(OrderLineEntity, ['custom_fields']),
  emitsWebhookEvent(OrderLineEntity, 'emit_order_line_updated', {
    type: 'order.updated',
    after: 'update of custom_fields',
    when: differ(['custom_fields']),
    body: `update orders set updated_at = ${NOW} where id = new.order_id;
  perform add_order_updated(new.order_id);`,
  }),
  hasMetadata(OrderLineEntity, {
    kind: 'ORDER_LINE',
    changed: `update orders set updated_at = ${NOW} where id = (select order_id from order_lines where id = owner);`,
    audited: `select 'ORDER', o.id, o.number, 'ORDER_LINE', l.title
  from order_lines l join orders o on o.id = l.order_id where l.id = owner`,
  }),

  audited(OrderCommentEntity, {
    subject: 'ORDER',
    subjectId: 'changed.order_id',
    subjectName: orderNumber,
    part: { kind: 'COMMENT', name: 'null::text' },
    recorded: ['order_id', 'text'],
    ignored: { author_id: 'the entry says who', author_name: 'the entry says who' },
  }),
  updatesWhole(OrderCommentEntity, OrderEntity, 'order_id'),
  emits(OrderCommentEntity, { insert: 'ORDER_CHANGED', update: 'ORDER_CHANGED', subject: 'order_id' }),
  emitsWebhookEvent(OrderCommentEntity, 'emit_order_commented', {
    type: 'order.updated',
    after: 'insert',
    body: 'perform add_order_updated(new.order_id);',
  }),

  audited(ShipmentEntity, {
    subject: 'ORDER',
    subjectId: 'changed.order_id',
    subjectName: orderNumber,
    part: { kind: 'SHIPMENT', name: 'changed.tracking_number' },
    recorded: ['order_id', 'carrier', 'tracking_number', 'tracking_url'],
    ignored: {},
  }),
  updatesWhole(ShipmentEntity, OrderEntity, 'order_id'),
  emits(ShipmentEntity, { insert: 'ORDER_CHANGED', update: 'ORDER_CHANGED', subject: 'order_id' }),
  emitsWebhookEvent(ShipmentEntity, 'emit_order_sent', { type: 'order.sent', after: 'insert' }),
  emitsWebhookEvent(ShipmentEntity, 'emit_shipment_corrected', {
    type: 'order.updated',
    after: 'update',
    when: anyChange,
    body: 'perform add_order_updated(new.order_id);',
  }),
  emitsWebhookEvent(ShipmentEntity, 'emit_shipment_cancelled', {
    type: 'order.updated',
    after: 'delete',
    body: 'perform add_order_updated(old.order_id);',
  }),
  rule('shipments', 'Keeps the text by which staff find the order.', [
    `create function shipment_changed_search() returns trigger language plpgsql as $$
begin
  perform note_order_search(array[new.order_id]);
  return null;
end $$`,
    `create trigger shipments_search after insert or update of tracking_number on shipments
  for each row execute function shipment_changed_search()`,
  ]),
]);

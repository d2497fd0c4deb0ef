import { audited } from '../../db/declared/audited.ts';
import { differ } from '../../db/declared/columns.ts';
import { emits, emitsWebhookEvent } from '../../db/declared/emits.ts';
import { databaseRules, rule } from '../../db/declared/rule.ts';
import { updatesWhole } from '../../db/declared/update-times.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { orderNumber } from '../orders/orders.database.ts';
import { InvoiceEntity } from './invoice.entity.ts';

const AS_ISSUED = 'Rejects every change and deletion: an invoice stays as it was issued.';

export const invoicesDatabase = databaseRules('invoices', [
  audited(InvoiceEntity, {
    subject: 'ORDER',
    subjectId: 'changed.order_id',
    subjectName: orderNumber,
    part: { kind: 'INVOICE', name: 'changed.name' },
    recorded: ['total'],
    ignored: {
      series: 'is in the name of the entry',
      number: 'is in the name of the entry',
      name: 'names the entry',
      order_id: 'what the entry is about',
      refund_id: 'says nothing to people',
      corrects_id: 'says nothing to people',
      currency: 'is that of the order',
      data: 'never changes, and is in the PDF',
      issued_at: 'is the time of the entry',
    },
  }),
  updatesWhole(InvoiceEntity, OrderEntity, 'order_id'),
  emits(InvoiceEntity, { insert: 'ORDER_CHANGED', subject: 'order_id' }),
  emitsWebhookEvent(InvoiceEntity, 'emit_invoice_created', { type: 'invoice.created', after: 'insert' }),

  rule(null, 'Rejects a statement that changes or deletes what was issued.', [
    `create function reject_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception '% are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $$`,
  ]),
  rule('invoices', AS_ISSUED, [
    `create trigger invoices_as_issued before update or delete on invoices
  for each row execute function reject_invoice_change()`,
  ]),
  rule('invoice_files', AS_ISSUED, [
    `create trigger invoice_files_as_issued before update or delete on invoice_files
  for each row execute function reject_invoice_change()`,
  ]),

  rule(null, 'Queues an order for the job that issues invoices and credit notes.', [
    `create function queue_invoice_task(uuid) returns void language sql as $$
  insert into invoice_tasks (id, try_at) values ($1, 'epoch')
  on conflict (id) do update set try_at = excluded.try_at
$$`,
  ]),
  rule('orders', 'Queues it for the job that issues invoices.', [
    `create function queue_order_invoice() returns trigger language plpgsql as $$
begin
  perform queue_invoice_task(new.id);
  return null;
end $$`,
    `create trigger orders_invoice_placed after insert on orders
  for each row when (new.payment_state = 'PAID' and new.imported_from is null) execute function queue_order_invoice()`,
    `create trigger orders_invoice_changed after update of status, payment_state, shipment_state on orders
  for each row when (new.imported_from is null and (${differ(['status', 'payment_state', 'shipment_state'])}))
  execute function queue_order_invoice()`,
  ]),
  rule('refunds', 'Queues the order for a credit note when the money went back.', [
    `create function queue_refund_invoice() returns trigger language plpgsql as $$
begin
  perform queue_invoice_task(new.order_id);
  return null;
end $$`,
    `create trigger refunds_invoice after insert or update of state on refunds
  for each row when (new.state = 'DONE') execute function queue_refund_invoice()`,
  ]),
]);

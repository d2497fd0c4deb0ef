import { HOLDING_STATUSES_SQL, OPEN_STATUSES_SQL } from '../orders/order-status.ts';
import { type RawBuilder, sql } from 'kysely';
import { backorderedIds, whollyBackorderedIds } from '../orders/search/backordered-units.ts';
import type { NeedsAttention, OrderAttention } from '../orders/order-attention.port.ts';

/*
 * Must equal the predicates of partial indexes word for word, so that the dashboard counts these quickly
 * among a million orders.
 */
const isToSend = sql`orders.status in ${sql.raw(OPEN_STATUSES_SQL)} and shipment_state <> 'ALL'`;
/* Few at any time. */
const disputedOrderIds = sql`select order_id from payments where disputed_at is not null`;
const isTransferAwaited = sql`payment_method = 'BANK' and payment_state in ('UNPAID', 'PARTIALLY_PAID') and orders.status in ${sql.raw(HOLDING_STATUSES_SQL)}
  and imported_from is null`;
const isRefundDue = sql`payment_state in ('PAID', 'PARTIALLY_PAID') and total > 0 and (orders.status = 'RETURNED' or orders.status = 'CANCELLED' and shipment_state = 'NONE')
  and imported_from is null`;

const conditions: Record<OrderAttention, RawBuilder<unknown>> = {
  READY_TO_SEND: sql`${isToSend} and requires_shipping and (payment_state = 'PAID' or (payment_method = 'CASH_ON_DELIVERY' and payment_state = 'UNPAID'))
    and orders.id not in (${disputedOrderIds}) and orders.id not in (${whollyBackorderedIds})`,
  BACKORDERED: sql`orders.id in (${backorderedIds})`,
  TRANSFER_AWAITED: isTransferAwaited,
  TRANSFER_DUE_SOON: sql`${isTransferAwaited} and payment_due_at < now() + interval '1 day'`,
  // A card refund is requested together with the change; if it fails, REFUND_FAILED covers it.
  REFUND_DUE: sql`${isRefundDue} and (payment_method <> 'CARD' or not exists (
    select from refunds where order_id = orders.id and state in ('REQUESTED', 'FAILED') and exchange_order_id is null))`,
  PAYMENT_MISMATCH: sql`orders.id in (select order_id from payments where state = 'FLAGGED' union all ${disputedOrderIds})`,
  REFUND_FAILED: sql`orders.id in (select order_id from refunds where state = 'FAILED')`,
  EMAIL_FAILED: sql`orders.id in (
    select order_id from outbox_emails failed where failed_at is not null and order_id is not null and not exists (
      select from outbox_emails later
      where later.order_id = failed.order_id and later.kind = failed.kind and (later.created_at, later.id) > (failed.created_at, failed.id)))`,
};

export const needsAttention: NeedsAttention = (attention) => sql<boolean>`(${conditions[attention]})`;

import { sql } from 'kysely';
import type { ToDoEntries } from '../to-do/to-do.registry.ts';
import type { OrderAttention } from '../orders/order-attention.port.ts';
import { needsAttention } from './order-attention.ts';

const ordersThat = (attention: OrderAttention) =>
  sql`(select count(*)::int from orders where ${needsAttention(attention)})`;

export const orderToDo: ToDoEntries = {
  permission: 'orders:read',
  names: [
    'readyToSend',
    'backordered',
    'transfersAwaited',
    'transfersDueSoon',
    'refundsDue',
    'paymentMismatches',
    'failedRefunds',
    'failedEmails',
  ],
  count: sql`select
    ${ordersThat('READY_TO_SEND')} as "readyToSend",
    ${ordersThat('BACKORDERED')} as "backordered",
    ${ordersThat('TRANSFER_AWAITED')} as "transfersAwaited",
    ${ordersThat('TRANSFER_DUE_SOON')} as "transfersDueSoon",
    ${ordersThat('REFUND_DUE')} as "refundsDue",
    ${ordersThat('PAYMENT_MISMATCH')} as "paymentMismatches",
    ${ordersThat('REFUND_FAILED')} as "failedRefunds",
    ${ordersThat('EMAIL_FAILED')} as "failedEmails"`,
};

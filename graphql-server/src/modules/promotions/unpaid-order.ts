import { type RawBuilder, sql } from 'kysely';

/**
 * In SQL: whether an order waits for its customer to pay by card. Until then it is no more than a cart: what
 * it holds is free for the same customer (decision 0074). Not one whose payment is under way or doubtful, nor
 * one that staff have placed or opened again.
 */
export function isUnpaidOrder(alias: string): RawBuilder<boolean> {
  const order = sql.raw(alias);
  return sql`(${order}.payment_method = 'CARD' and ${order}.payment_state = 'UNPAID' and ${order}.status = 'PENDING'
    and ${order}.payment_due_at is not null and ${order}.payment_link_expires_at is null
    and not exists (select from payments where payments.order_id = ${order}.id and payments.state in ('PROCESSING', 'FLAGGED', 'RESOLVED')))`;
}

import { randomBytes } from 'node:crypto';
import type { Database, EntityManager } from '../../db/database.ts';
import { fingerprintOf, type OrderRequest } from './checkout-rules.ts';
import { CARD_DUE } from '../orders/payment-rules.ts';

/** An order that a wish may be a repeat of, or undefined. */
export type FindRepeat = (
  em: EntityManager,
  userId: string,
  of: { request: OrderRequest; currency: string; now: Date },
) => Promise<{ id: string; fingerprint: string } | undefined>;

/** The person's order with the number of the wish. */
export const findByNumber: FindRepeat = (em, userId, { request }) =>
  ordersOf(em, userId).where('number', '=', request.orderId).executeTakeFirst();

/** The person's newest order with the content of the wish, in the same currency, that is still waiting to be paid by card. */
export const findUnpaid: FindRepeat = (em, userId, { request, currency, now }) =>
  ordersOf(em, userId)
    .where('created_at', '>', new Date(now.getTime() - CARD_DUE))
    .where('fingerprint', '=', fingerprintOf(request))
    .where('currency', '=', currency)
    .where('status', '=', 'PENDING')
    .where('payment_state', '=', 'UNPAID')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

function ordersOf(em: EntityManager, userId: string) {
  return em
    .getKysely<Database>()
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .select(['id', 'fingerprint']);
}

/** A short random reference for an order whose caller gave it none; unique enough among the orders of one person. */
export function newOrderNumber(): string {
  return randomBytes(6).toString('base64url');
}

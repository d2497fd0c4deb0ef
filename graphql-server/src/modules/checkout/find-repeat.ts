import { randomBytes } from 'node:crypto';
import type { EntityManager } from '../../db/database.ts';
import type { Database } from '../../entities.ts';
import { fingerprintOf, type OrderRequest } from './checkout-rules.ts';
import { CARD_DUE } from '../orders/payment-rules.ts';

/** The order that a request may be a repeat of, or undefined. */
export type FindRepeat = (
  em: EntityManager,
  userId: string,
  of: { request: OrderRequest; currency: string; now: Date },
) => Promise<{ id: string; fingerprint: string } | undefined>;

/** The user's order with the number in the request. */
export const findByNumber: FindRepeat = (em, userId, { request }) =>
  ordersOf(em, userId).where('number', '=', request.orderId).executeTakeFirst();

/** The user's newest order with the same content and currency that is still waiting for its card payment. */
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

/** A short random number for an order whose caller gave none; unique enough among one user's orders. */
export function newOrderNumber(): string {
  return randomBytes(6).toString('base64url');
}

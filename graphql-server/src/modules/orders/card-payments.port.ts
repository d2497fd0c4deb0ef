import type { RawBuilder } from 'kysely';
import { definePort } from '../../core/define-module.ts';
import type { EntityManager } from '../../db/database.ts';
import type { Actor } from './order-actor.ts';
import type { OrderPayment } from './order.ts';
import type { LockedOrder } from './search/order-query.ts';

/** An order's card payments, and the effects of order changes on them, in the caller's transaction. */
export interface CardPayments {
  /** SQL: whether a payment of an order is in progress, or is or was mismatched. */
  hasBegun(orders: string): RawBuilder<boolean>;
  /** Schedules an immediate check of the order's live payments, because they must no longer be paid. */
  recheckPayments(em: EntityManager, orderId: string, now: Date): Promise<void>;
  /** Requests refunds of everything paid for the order. */
  requestRefunds(em: EntityManager, of: { orderId: string }, actor: Actor, now: Date): Promise<void>;
  /** Requests a refund of the unshipped part of the order. */
  refundUnsent(em: EntityManager, order: LockedOrder, actor: Actor, now: Date): Promise<void>;
  /** Successful payments by order id, without surplus payments. */
  findOrderPayments(em: EntityManager, orderIds: readonly string[]): Promise<Map<string, OrderPayment>>;
}

export const cardPaymentsPort = definePort<CardPayments>('card payments');

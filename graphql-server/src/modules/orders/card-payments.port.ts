import type { RawBuilder } from 'kysely';
import { definePort } from '../../core/define-module.ts';
import type { EntityManager } from '../../db/database.ts';
import type { Actor } from './order-status.ts';
import type { OrderPayment } from './order.ts';
import type { LockedOrder } from './search/order-query.ts';

/** What a change of an order means for its card payments, in the caller's transaction, and what paid it. */
export interface CardPayments {
  /** In SQL: whether a payment of an order is under way, or one is or was doubtful. */
  hasBegun(orders: string): RawBuilder<boolean>;
  /** Schedules an immediate check of the order's live payments, which must no longer be paid. */
  recheckPayments(em: EntityManager, orderId: string, now: Date): Promise<void>;
  /** Requests refunds of all that was paid for the order. */
  requestRefunds(em: EntityManager, of: { orderId: string }, actor: Actor, now: Date): Promise<void>;
  /** Requests a refund of what was not sent of the order. */
  refundUnsent(em: EntityManager, order: LockedOrder, actor: Actor, now: Date): Promise<void>;
  /** The payments that paid the orders, by order; those that were one too many are left out. */
  findOrderPayments(em: EntityManager, orderIds: readonly string[]): Promise<Map<string, OrderPayment>>;
}

export const cardPaymentsPort = definePort<CardPayments>('card payments');

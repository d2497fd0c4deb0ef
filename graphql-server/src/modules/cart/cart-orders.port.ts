import type { RawBuilder } from 'kysely';
import { definePort } from '../../core/define-module.ts';
import type { EntityManager } from '../../db/database.ts';
import type { StoredUnpaidOrder, UnpaidOrder } from './unpaid-order.ts';

/** The orders of carts, as the cart module needs them. */
export interface CartOrders {
  /** The user's order that waits for its card payment; null without one. */
  findUnpaid(em: EntityManager, userId: string): Promise<UnpaidOrder | null>;
  /** SQL for the same, as JSON, because it may be selected next to each cart line. */
  unpaidOrderOf(userId: string): RawBuilder<StoredUnpaidOrder | null>;
  /** Moves a guest's orders that wait for their card payment to an account, in the caller's transaction. */
  moveUnpaid(em: EntityManager, guestId: string, userId: string): Promise<void>;
  /** SQL: whether the customer of a row of `carts` has ordered since it was changed. */
  hasOrderedSince: RawBuilder<boolean>;
}

export const cartOrdersPort = definePort<CartOrders>('orders of carts');

import type { RawBuilder } from 'kysely';
import { definePort } from '../../core/define-module.ts';
import type { EntityManager } from '../../db/database.ts';
import type { StoredUnpaidOrder, UnpaidOrder } from './unpaid-order.ts';

/** What carts ask about the orders that are made of them. */
export interface CartOrders {
  /** The order of a user that waits for its card payment; null when none does. */
  findUnpaid(em: EntityManager, userId: string): Promise<UnpaidOrder | null>;
  /** The same in SQL: as JSON, because it may come beside each line of a cart. */
  unpaidOrderOf(userId: string): RawBuilder<StoredUnpaidOrder | null>;
  /** Gives an account the guest's orders that wait for their card payment, in the caller's transaction. */
  moveUnpaid(em: EntityManager, guestId: string, userId: string): Promise<void>;
  /** In SQL: whether the customer of a row of `carts` has ordered since it was changed. */
  hasOrderedSince: RawBuilder<boolean>;
}

export const cartOrdersPort = definePort<CartOrders>('orders of carts');

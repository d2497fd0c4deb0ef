import { definePort } from '../../core/define-module.ts';
import type { EntityManager } from '../../db/database.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { PromotableLine } from './promotion-rules.ts';

/** Who buys: a user, and whoever ordered with one of the mailboxes. */
export interface BuyerKeys {
  userId: string;
  /** As `mailboxOf` gives them. */
  mailboxes: readonly string[];
}

/** What a buyer has ordered, and how often with which promotion. */
export interface OrderHistory {
  /** Without cancelled ones, and without the one that waits for its card payment. */
  orders: number;
  /** By promotion; `held` are those of the order that waits for its card payment. */
  uses: ReadonlyMap<string, number>;
  held: ReadonlyMap<string, number>;
}

/** How often a promotion was used, and what it took off, in minor units of the shop's currency. */
export interface PromotionUse {
  uses: number;
  discountGiven: MinorUnits;
}

/** A cart, or an order, with who it belongs to and how many orders they had placed before. */
export interface PromotionSample {
  order_id: string | null;
  number: string | null;
  user_id: string;
  orders_before: number;
  lines: PromotableLine[];
}

/** What promotions ask about the orders that use them. `em` may be that of a transaction. */
export interface PromotionOrders {
  historyOf(em: EntityManager, buyer: BuyerKeys, promotionIds: readonly string[]): Promise<OrderHistory>;
  /** Those of several promotions in one statement; an unused one is missing. */
  usesOfEach(em: EntityManager, promotionIds: readonly string[]): Promise<Map<string, PromotionUse>>;
  /** Some of the latest carts, and of the latest orders in the shop's currency. */
  latestSamples(em: EntityManager): Promise<PromotionSample[]>;
}

export const promotionOrdersPort = definePort<PromotionOrders>('orders with promotions');

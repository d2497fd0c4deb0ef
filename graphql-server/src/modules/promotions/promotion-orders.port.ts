import { definePort } from '../../core/define-module.ts';
import type { EntityManager } from '../../db/database.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { PromotableLine } from './promotion-rules.ts';

/** A buyer: a user, and everyone who ordered with one of the mailboxes. */
export interface BuyerKeys {
  userId: string;
  /** From `mailboxOf`. */
  mailboxes: readonly string[];
}

/** A buyer's number of orders, and uses by promotion. */
export interface OrderHistory {
  /** Without canceled orders, and without the order that waits for its card payment. */
  orders: number;
  /** By promotion id; `held` are uses of the order that waits for its card payment. */
  uses: ReadonlyMap<string, number>;
  held: ReadonlyMap<string, number>;
}

/** Number of uses of a promotion, and the total discount, in minor units of the shop's currency. */
export interface PromotionUse {
  uses: number;
  discountGiven: MinorUnits;
}

/** A cart or order, with its owner and their number of earlier orders. */
export interface PromotionSample {
  order_id: string | null;
  number: string | null;
  user_id: string;
  orders_before: number;
  lines: PromotableLine[];
}

/** What promotions need to know about orders. `em` may be a transaction. */
export interface PromotionOrders {
  historyOf(em: EntityManager, buyer: BuyerKeys, promotionIds: readonly string[]): Promise<OrderHistory>;
  /** One statement for several promotions; unused ones are missing. */
  usesOfEach(em: EntityManager, promotionIds: readonly string[]): Promise<Map<string, PromotionUse>>;
  /** Some of the latest carts, and of the latest orders in the shop's currency. */
  latestSamples(em: EntityManager): Promise<PromotionSample[]>;
}

export const promotionOrdersPort = definePort<PromotionOrders>('orders with promotions');

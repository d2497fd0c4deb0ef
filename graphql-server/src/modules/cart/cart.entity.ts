import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../customers/users/user.entity.ts';

/**
 * A customer's cart, from its first line until it is ordered or emptied; its lines are deleted then. A
 * customer has at most one cart that has not ended. The dashboard counts them.
 */
export const CartEntity = defineEntity({
  name: 'Cart',
  tableName: 'carts',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    begunAt: p.datetime(),
    /** When its lines were last changed. */
    changedAt: p.datetime(),
    /** When the customer got a reminder email; at most one per cart. */
    remindedAt: p.datetime().nullable(),
    /** When it was ordered or emptied; null while it has lines. */
    endedAt: p.datetime().nullable(),
    ordered: p.boolean(),
    /**
     * The order that the cart was last placed as, if it is to be paid by card. Once it is paid, the ordered
     * lines are removed from the cart.
     */
    orderId: p.uuid().nullable(),
  },
});

export type CartEntity = InferEntity<typeof CartEntity>;

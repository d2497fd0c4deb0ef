import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../customers/users/user.entity.ts';

/**
 * When a customer's cart got its first line, and what became of it: the lines themselves are gone once it is
 * ordered or emptied. A customer has at most one that has not ended. Home's figures count them.
 */
export const CartEntity = defineEntity({
  name: 'Cart',
  tableName: 'carts',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    begunAt: p.datetime(),
    /** When its lines last changed. */
    changedAt: p.datetime(),
    /** When its customer was reminded of it by email; once for each cart. */
    remindedAt: p.datetime().nullable(),
    /** When it was ordered or emptied; null while it has lines. */
    endedAt: p.datetime().nullable(),
    ordered: p.boolean(),
    /**
     * The order that it was last placed as, to be paid by card: once that is paid, what was in it leaves the
     * cart.
     */
    orderId: p.uuid().nullable(),
  },
});

export type CartEntity = InferEntity<typeof CartEntity>;

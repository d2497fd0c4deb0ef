import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A code that a customer has entered in the cart, in upper case. It stays until it is removed or the cart is
 * ordered.
 */
export const CartCodeEntity = defineEntity({
  name: 'CartCode',
  tableName: 'cart_codes',
  properties: {
    userId: p.uuid().primary(),
    code: p.string().primary(),
    position: p.integer(),
  },
});

export type CartCodeEntity = InferEntity<typeof CartCodeEntity>;

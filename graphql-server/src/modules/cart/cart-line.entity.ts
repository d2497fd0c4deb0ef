import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ProductEntity } from '../catalogue/products/product.entity.ts';
import { UserEntity } from '../customers/users/user.entity.ts';

/** A line of a shopper's cart; at most one per product, colour and size. The id is the specification's customId. */
export const CartLineEntity = defineEntity({
  name: 'CartLine',
  tableName: 'cart_lines',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    product: () => p.manyToOne(ProductEntity),
    colour: p.string().nullable(),
    size: p.string().nullable(),
    quantity: p.integer(),
    /** In cents, at which the shopper last saw the product: when it came into the cart, or took note of a new one. */
    seenPrice: p.integer(),
    /** Place in the cart, oldest first. */
    position: p.integer(),
  },
});

export type CartLineEntity = InferEntity<typeof CartLineEntity>;

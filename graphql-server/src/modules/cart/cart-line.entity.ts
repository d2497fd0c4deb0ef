import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';
import type { FieldValues } from '../custom-fields/custom-fields.ts';
import { UserEntity } from '../customers/users/user.entity.ts';

/**
 * A line of a customer's cart; at most one per variant and values of its custom fields. The id is the
 * specification's customId.
 */
export const CartLineEntity = defineEntity({
  name: 'CartLine',
  tableName: 'cart_lines',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    variant: () => p.manyToOne(ProductVariantEntity),
    quantity: p.integer(),
    /** What the customer filled in. */
    customFields: p.json().$type<FieldValues>().defaultRaw("'{}'"),
    /**
     * In minor units: the price that the customer last saw, when adding the line or accepting a changed
     * price.
     */
    seenPrice: p.integer(),
    /** Position in the cart, oldest first. */
    position: p.integer(),
  },
});

export type CartLineEntity = InferEntity<typeof CartLineEntity>;

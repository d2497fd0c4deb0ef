import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ProductEntity } from '../catalogue/products/product.entity.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';
import { UserEntity } from '../customers/users/user.entity.ts';
import { alertKinds, alertStates } from './alert-rules.ts';

/**
 * An address that gets alerts. Its row is locked while they are told, so that one email has all that is due.
 */
export const AlertRecipientEntity = defineEntity({
  name: 'AlertRecipient',
  tableName: 'alert_recipients',
  properties: {
    id: p.uuid().primary(),
    /** Normalised. */
    email: p.text().unique(),
    createdAt: p.datetime(),
  },
});

export type AlertRecipientEntity = InferEntity<typeof AlertRecipientEntity>;

/** What somebody wants to be told of a product, by email. */
export const ProductAlertEntity = defineEntity({
  name: 'ProductAlert',
  tableName: 'product_alerts',
  properties: {
    id: p.uuid().primary(),
    recipient: () => p.manyToOne(AlertRecipientEntity),
    /** The account that asked, with its own email; null: a visitor. */
    user: () => p.manyToOne(UserEntity).nullable(),
    kind: p.enum(alertKinds),
    product: () => p.manyToOne(ProductEntity),
    /** The variant that is to be in stock; null: the price of the product is meant. */
    variant: () => p.manyToOne(ProductVariantEntity).nullable(),
    /** In minor units; a price below this one is told. Null: its stock is meant. */
    referencePrice: p.integer().nullable(),
    /**
     * The price on the day of the request: none above it is ever told as a fall. Null: its stock is meant.
     */
    askedPrice: p.integer().nullable(),
    state: p.enum(alertStates),
    /** When it was last asked for. */
    requestedAt: p.datetime(),
    expiresAt: p.datetime(),
    /** When its owner was last told; null: not yet. */
    mailedAt: p.datetime().nullable(),
  },
});

export type ProductAlertEntity = InferEntity<typeof ProductAlertEntity>;

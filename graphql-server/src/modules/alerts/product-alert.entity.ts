import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ProductEntity } from '../catalogue/products/product.entity.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';
import { UserEntity } from '../customers/users/user.entity.ts';
import { alertKinds, alertStates } from './alert-rules.ts';

/**
 * A recipient of alerts. The row is locked while alerts are sent, so that one email contains everything that
 * is due.
 */
export const AlertRecipientEntity = defineEntity({
  name: 'AlertRecipient',
  tableName: 'alert_recipients',
  properties: {
    id: p.uuid().primary(),
    /** Normalized. */
    email: p.text().unique(),
    createdAt: p.datetime(),
  },
});

export type AlertRecipientEntity = InferEntity<typeof AlertRecipientEntity>;

/** A request to be emailed when a product is back in stock or cheaper. */
export const ProductAlertEntity = defineEntity({
  name: 'ProductAlert',
  tableName: 'product_alerts',
  properties: {
    id: p.uuid().primary(),
    recipient: () => p.manyToOne(AlertRecipientEntity),
    /** The account that requested it for its own email; null for a visitor. */
    user: () => p.manyToOne(UserEntity).nullable(),
    kind: p.enum(alertKinds),
    product: () => p.manyToOne(ProductEntity),
    /** The variant to wait for; null for a price alert. */
    variant: () => p.manyToOne(ProductVariantEntity).nullable(),
    /** In minor units; a lower price triggers the alert. Null for a back-in-stock alert. */
    referencePrice: p.integer().nullable(),
    /**
     * The price at the time of the request; a drop is never announced above it. Null for a back-in-stock
     * alert.
     */
    askedPrice: p.integer().nullable(),
    state: p.enum(alertStates),
    /** When it was last requested. */
    requestedAt: p.datetime(),
    expiresAt: p.datetime(),
    /** When the last email was sent; null: not yet. */
    mailedAt: p.datetime().nullable(),
  },
});

export type ProductAlertEntity = InferEntity<typeof ProductAlertEntity>;

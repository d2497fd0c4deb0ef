import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { StoredCartLine } from '../../cart/cart-rules.ts';
import type { FieldValues } from '../../custom-fields/custom-fields.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import type { Billing, DeliveryAddress } from '../../orders/order.entity.ts';
import type { StoredVatNumberCheck } from '../../taxes/vat-number-rules.ts';
import type { ManualDiscount } from '../../pricing/manual-price.ts';
import { paymentMethods } from '../../orders/order-status.ts';

/** A draft line, with the product's title in case the product becomes unavailable. */
export type StoredDraftLine = StoredCartLine & { title: string };

/**
 * An order that staff prepare for a customer. It reserves no stock and appears in no reports. The placed
 * order gets the same id.
 */
export const DraftOrderEntity = defineEntity({
  name: 'DraftOrder',
  tableName: 'draft_orders',
  properties: {
    id: p.uuid().primary(),
    /** The reference that staff use; assigned by the database. */
    number: p.integer().persist(false),
    /** Null if no customer is chosen yet, or `email` has no account. */
    user: () => p.manyToOne(UserEntity).nullable(),
    /** For a customer without an account. */
    email: p.text().nullable(),
    lines: p.json().$type<StoredDraftLine[]>(),
    /** On all lines; those of single lines are in `lines`. */
    discount: p.json().$type<ManualDiscount>().nullable(),
    /** Name of who last set a price or discount, at that time; null without any. */
    pricedBy: p.text().nullable(),
    billing: p.json().$type<Billing>().nullable(),
    /** What VIES said of the number in `billing` when the draft was saved. */
    vatNumberCheck: p.json().$type<StoredVatNumberCheck>().nullable(),
    /** Null for delivery to the billing address. */
    deliveryAddress: p.json().$type<DeliveryAddress>().nullable(),
    /** Null for the first method available at the address. */
    deliveryMethodId: p.text().nullable(),
    paymentMethod: p.enum(paymentMethods).nullable(),
    customFields: p.json().$type<FieldValues>().defaultRaw("'{}'"),
    /** Becomes an order comment when the draft is placed. */
    note: p.text().nullable(),
    /** The next two become the order's. */
    customerNote: p.text().nullable(),
    giftMessage: p.text().nullable(),
    /** Name of the author when the draft was created. */
    authorName: p.text(),
    /** Changes with each edit; maintained by the database (decision 0036). */
    version: p.bigint('string').default('0'),
    createdAt: p.datetime(),
  },
});

export type DraftOrderEntity = InferEntity<typeof DraftOrderEntity>;

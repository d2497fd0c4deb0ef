import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { StoredCartLine } from '../../cart/cart-rules.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import type { Billing } from '../../orders/order.entity.ts';
import { paymentMethods } from '../../orders/order-status.ts';

/** A line of a draft, with the product's title for the day when it can no longer be bought. */
export type StoredDraftLine = StoredCartLine & { title: string };

/**
 * An order that staff prepare for a customer. It reserves nothing and counts nowhere; once placed, the order
 * has its id.
 */
export const DraftOrderEntity = defineEntity({
  name: 'DraftOrder',
  tableName: 'draft_orders',
  properties: {
    id: p.uuid().primary(),
    /** What staff call it; given by the database. */
    number: p.integer().persist(false),
    /** Null: nobody yet, or `email` has no account. */
    user: () => p.manyToOne(UserEntity).nullable(),
    /** Of somebody without an account. */
    email: p.text().nullable(),
    lines: p.json().$type<StoredDraftLine[]>(),
    billing: p.json().$type<Billing>().nullable(),
    /** Null: the first method of the address. */
    deliveryMethodId: p.text().nullable(),
    paymentMethod: p.enum(paymentMethods).nullable(),
    /** Becomes a comment on the order. */
    note: p.text().nullable(),
    /** Who began it, as the name was then. */
    authorName: p.text(),
    /** Changes with each edit; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
    createdAt: p.datetime(),
  },
});

export type DraftOrderEntity = InferEntity<typeof DraftOrderEntity>;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../customers/users/user.entity.ts';
import { orderStatuses, paymentMethods, paymentStates } from './order-status.ts';

/** Who ordered, as known when the order was placed. */
export interface CustomerSnapshot {
  fullName: string;
  email: string;
  phone: string | null;
  address: string | null;
  profilePicture: string | null;
}

/** Whom and where to deliver and bill. */
export interface Billing {
  firstName: string;
  company: string | null;
  streetAddress: string;
  apartment: string | null;
  city: string;
  phone: string;
  email: string;
}

/** A purchase; amounts in minor units of its currency. `number` is the caller's orderId, unique per user. */
export const OrderEntity = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    number: p.string(),
    /** What was asked for, hashed: a repeat with the same number must ask for the same. */
    fingerprint: p.string(),
    status: p.enum(orderStatuses),
    paymentMethod: p.enum(paymentMethods),
    paymentState: p.enum(paymentStates).default('UNPAID'),
    /** What a bank transfer is to say, so that it can be told whose it is; unique. */
    paymentReference: p.string().nullable(),
    /** When it is called off by itself if it is not paid by then; null: never. */
    paymentDueAt: p.datetime().nullable(),
    /** ISO 4217 code: the shop's at that time. */
    currency: p.string(),
    itemCount: p.integer(),
    subtotal: p.integer(),
    shippingTotal: p.integer(),
    total: p.integer(),
    customer: p.json().$type<CustomerSnapshot>(),
    billing: p.json().$type<Billing>().nullable(),
    createdAt: p.datetime(),
  },
});

export type OrderEntity = InferEntity<typeof OrderEntity>;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../customers/users/user.entity.ts';
import type { DeliveryOption } from '../delivery/delivery.ts';
import type { TaxSum } from '../pricing/taxes.ts';
import { orderStatuses, paymentMethods, paymentStates, shipmentStates } from './order-status.ts';

/** The customer as known when the order was placed. */
export interface CustomerSnapshot {
  fullName: string;
  email: string;
  phone: string | null;
  address: string | null;
  profilePicture: string | null;
}

/** Delivery and billing details. */
export interface Billing {
  firstName: string;
  /** Missing where none was given, and of orders from before it was asked for. */
  lastName?: string | undefined;
  company: string | null;
  streetAddress: string;
  apartment: string | null;
  city: string;
  /** These three are missing where none was given; no country is the shop's own. */
  region?: string | undefined;
  postalCode?: string | undefined;
  countryCode?: string | undefined;
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
    /** Hash of the request: a repeat with the same number must have the same content. */
    fingerprint: p.string(),
    status: p.enum(orderStatuses),
    paymentMethod: p.enum(paymentMethods),
    paymentState: p.enum(paymentStates).default('UNPAID'),
    /** The reference to put on a bank transfer, which identifies the order; unique. */
    paymentReference: p.string().nullable(),
    /** When it is cancelled automatically if it is not paid by then; null: never. */
    paymentDueAt: p.datetime().nullable(),
    /** Until when it can be paid by the link that its customer got; null: there is no link. */
    paymentLinkExpiresAt: p.datetime().nullable(),
    /** Until when a guest sees it by the link that they got; null: it is an account's. */
    guestLinkExpiresAt: p.datetime().nullable(),
    /** ISO 4217 code: the shop's when the order was placed. */
    currency: p.string(),
    itemCount: p.integer(),
    subtotal: p.integer(),
    /** What promotions took off the lines. */
    discountTotal: p.integer().default(0),
    shippingTotal: p.integer(),
    /** Whether its prices contain the taxes; otherwise they were added. */
    pricesIncludeTax: p.boolean().default(true),
    /** All taxes, and that on delivery; the rest is that of its lines. */
    taxTotal: p.integer().default(0),
    shippingTaxTotal: p.integer().default(0),
    /** The taxes by rate. */
    taxes: p.json().$type<TaxSum[]>().default([]),
    total: p.integer(),
    customer: p.json().$type<CustomerSnapshot>(),
    billing: p.json().$type<Billing>().nullable(),
    /** How it is delivered; null: it was placed before there was a choice. */
    deliveryMethod: p.json().$type<DeliveryOption>().nullable(),
    /** How much of it was sent; kept by ShipmentService. */
    shipmentState: p.enum(shipmentStates).default('NONE'),
    /** What staff filed it under; kept by TagService. */
    tags: p.json().$type<string[]>().default([]),
    /**
     * The other storefront that it was placed through, which the settings may have no more; null: the shop's
     * own.
     */
    storefrontId: p.text().nullable(),
    createdAt: p.datetime(),
    /** When it changed last; written by the database (decision 0081). */
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

export type OrderEntity = InferEntity<typeof OrderEntity>;

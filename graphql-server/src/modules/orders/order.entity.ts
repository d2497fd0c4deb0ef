import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../customers/users/user.entity.ts';
import type { FieldValues } from '../custom-fields/custom-fields.ts';
import type { DeliveryOption } from '../delivery/delivery.ts';
import type { TaxSum } from '../pricing/taxes.ts';
import type { StoredVatNumberCheck } from '../taxes/vat-number-rules.ts';
import { orderStatuses, paymentMethods, paymentStates, shipmentStates } from './order-status.ts';

/** The shop systems whose orders can be imported. */
export const orderSources = ['SHOPIFY', 'WOOCOMMERCE'] as const;
export type OrderSource = (typeof orderSources)[number];

/** The customer's data when the order was placed. */
export interface CustomerSnapshot {
  fullName: string;
  email: string;
  phone: string | null;
  address: string | null;
  profilePicture: string | null;
}

/** Billing details, and where the order is delivered if it has no `DeliveryAddress`. */
export interface Billing {
  firstName: string;
  /** Missing if not given, and for older orders. */
  lastName?: string | undefined;
  company: string | null;
  streetAddress: string;
  apartment: string | null;
  city: string;
  /** The next three are missing if not given; the default country is the shop's. */
  region?: string | undefined;
  postalCode?: string | undefined;
  countryCode?: string | undefined;
  phone: string;
  email: string;
  /** In the form in which VIES has it; missing if not given. */
  vatNumber?: string | undefined;
}

/** Where an order is delivered, if not to the billing address. */
export type DeliveryAddress = Omit<Billing, 'phone' | 'email' | 'vatNumber'> & { phone?: string | undefined };

/** An order; amounts in minor units of its currency. */
export const OrderEntity = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    /** What people call it, such as 1001; unique among the orders that were not imported (decision 0117). */
    number: p.string(),
    /**
     * What the caller calls it, the specification's orderId; of an imported order, its number. Unique per
     * user and, of imported orders, system.
     */
    reference: p.string(),
    /** Hash of the request: a repeat with the same reference must have the same content. */
    fingerprint: p.string(),
    status: p.enum(orderStatuses),
    paymentMethod: p.enum(paymentMethods),
    paymentState: p.enum(paymentStates).default('UNPAID'),
    /** What was received; null if that is nothing or the total. */
    paidAmount: p.integer().nullable(),
    /** Unique reference for the bank transfer. */
    paymentReference: p.string().nullable(),
    /** When the unpaid order is canceled automatically; null for never. */
    paymentDueAt: p.datetime().nullable(),
    /** When the payment link expires; null if there is none. */
    paymentLinkExpiresAt: p.datetime().nullable(),
    /** When the guest's link expires; null for an order of an account. */
    guestLinkExpiresAt: p.datetime().nullable(),
    /** ISO 4217 code: the shop's currency when the order was placed. */
    currency: p.string(),
    itemCount: p.integer(),
    subtotal: p.integer(),
    /** Discounts on the lines. */
    discountTotal: p.integer().default(0),
    shippingTotal: p.integer(),
    /** Whether prices include taxes; otherwise taxes were added. */
    pricesIncludeTax: p.boolean().default(true),
    /** Whether the recipient owes the tax, so that prices are net (decision 0123). */
    isReverseCharge: p.boolean().default(false),
    /** All taxes, and the tax on delivery; the remaining tax is that of the lines. */
    taxTotal: p.integer().default(0),
    shippingTaxTotal: p.integer().default(0),
    /** Taxes by rate. */
    taxes: p.json().$type<TaxSum[]>().default([]),
    total: p.integer(),
    customer: p.json().$type<CustomerSnapshot>(),
    billing: p.json().$type<Billing>().nullable(),
    /** What VIES said of the customer's VAT number when the order was placed; null if it was not asked. */
    vatNumberCheck: p.json().$type<StoredVatNumberCheck>().nullable(),
    /** Null for delivery to the billing address, and for orders that nothing is delivered of. */
    deliveryAddress: p.json().$type<DeliveryAddress>().nullable(),
    /** Whether any line must be delivered. */
    requiresShipping: p.boolean().default(true),
    /** Null for orders that nothing is delivered of, or placed before there was a choice. */
    deliveryMethod: p.json().$type<DeliveryOption>().nullable(),
    /** Maintained by ShipmentService. */
    shipmentState: p.enum(shipmentStates).default('NONE'),
    /** Maintained by TagService. */
    tags: p.json().$type<string[]>().default([]),
    customFields: p.json().$type<FieldValues>().defaultRaw("'{}'"),
    /** From the customer to the shop. */
    customerNote: p.text().nullable(),
    /** From the customer to the recipient. */
    giftMessage: p.text().nullable(),
    /** When the customer accepted the shop's terms; null if they were not asked. */
    termsAcceptedAt: p.datetime().nullable(),
    /** External storefront of the order, possibly removed from the settings; null for the shop's own. */
    storefrontId: p.text().nullable(),
    /** The shop system from which a closed order was imported (decision 0111); null for the shop's own. */
    importedFrom: p.enum(orderSources).nullable(),
    createdAt: p.datetime(),
    /** Maintained by the database (decision 0081). */
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

export type OrderEntity = InferEntity<typeof OrderEntity>;

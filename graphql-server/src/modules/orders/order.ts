import type { Picture } from '../catalogue/pictures/picture.ts';
import type { Billing, CustomerSnapshot } from './order.entity.ts';
import type { OrderRepricing } from './order-event.entity.ts';
import type { DeliveryOption } from '../delivery/delivery.ts';
import type { PromotionEffect } from '../pricing/discounts.ts';
import type { Totals } from '../pricing/price-order.ts';
import type { OrderActor, OrderStatus, PaymentMethod, PaymentState, ShipmentState } from './order-status.ts';
import type { Combination } from '../catalogue/variants/variant-rules.ts';

/**
 * A purchase; amounts in minor units of its currency. Lines and history are read separately, see
 * OrderService.
 */
export interface Order {
  id: string;
  userId: string;
  number: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  paymentReference: string | null;
  paymentDueAt: Date | null;
  /** Until when it can be paid by the link that its customer got; null: there is no link. */
  paymentLinkExpiresAt: Date | null;
  /** Until when a guest sees it by the link that they got; null: it is an account's. */
  guestLinkExpiresAt: Date | null;
  /** ISO 4217 code: the shop's when the order was placed. */
  currencyCode: string;
  totals: Totals;
  customer: OrderCustomer;
  billing: Billing | null;
  /** As it was chosen; null: it was placed before there was a choice. */
  deliveryMethod: DeliveryOption | null;
  shipmentState: ShipmentState;
  /** What staff filed it under, in alphabetical order. */
  tags: readonly string[];
  /** The other storefront that it was placed through, which may be gone; null: the shop's own. */
  storefrontId: string | null;
  createdAt: Date;
  /** When it changed last, or a part of it did. */
  updatedAt: Date;
}

/** The customer as known when the order was placed, and the id of the account. */
export interface OrderCustomer extends CustomerSnapshot {
  id: string;
}

/** An order line as it was bought; amounts in minor units of the order's currency. */
export interface OrderLine extends Combination {
  id: string;
  productId: string;
  /** Null when shoppers can't see the product. */
  productHandle: string | null;
  variantId: string;
  /** The variant's of today; null when it has none, or is gone. */
  sku: string | null;
  title: string;
  image: Picture;
  quantity: number;
  /** How many of them were refunded. */
  refundedQuantity: number;
  /**
   * How many went back into stock when they were refunded or had come back: the order no longer holds them.
   */
  restockedQuantity: number;
  /** How many open returns speak for, which are not refunded otherwise. */
  returningQuantity: number;
  /** How many are still to be sent; refunded before, they never will be. */
  unsentQuantity: number;
  unitPrice: number;
  total: number;
  /** What promotions took off the line. */
  discountTotal: number;
  /** The tax on the rest, contained in it or added to it: see the order's totals. */
  taxTotal: number;
  /** In thousandths of a percent; null: no tax. */
  taxRate: number | null;
  /** Of one unit in grams, as it was; null: nobody knew, like the next two. */
  weight: number | null;
  /** ISO 3166-1 alpha-2. */
  originCountry: string | null;
  customsCode: string | null;
}

/** What a promotion took off an order, in minor units of its currency. */
export interface OrderAdjustment {
  promotionId: string;
  title: string;
  code: string | null;
  kind: PromotionEffect['kind'];
  amount: number;
}

/** A card payment that paid an order, as the provider knows it; the amount in minor units. */
export interface OrderPayment {
  provider: string;
  providerPaymentId: string;
  amount: number;
}

/** So many units of an order line. */
export interface LineUnits {
  orderLineId: string;
  quantity: number;
}

/**
 * A status and payment status that the order took on, or a note that its mismatched payments were resolved,
 * or its address changed.
 */
export interface OrderEvent {
  status: OrderStatus;
  paymentState: PaymentState;
  paymentResolved: boolean;
  addressChanged: boolean;
  /** What it would cost at the new address, if that is not what was agreed. For staff. */
  repricing: OrderRepricing | null;
  actor: OrderActor;
  /** Of the member of staff who did it; null for anybody else, and for one who left. */
  staffName: string | null;
  createdAt: Date;
}

/** To whom a parcel is addressed. */
export function recipientName({ firstName, lastName }: Pick<Billing, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** The email that emails about an order go to, which staff may have corrected. */
export function recipientOf({ billing, customer }: Pick<Order, 'billing' | 'customer'>): string {
  return (billing?.email ?? customer.email).toLowerCase();
}

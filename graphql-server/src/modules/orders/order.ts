import type { Picture } from '../catalogue/pictures/picture.ts';
import type { LocalDate } from '../../shared/time/local-date.ts';
import type { FieldValues } from '../custom-fields/custom-fields.ts';
import type { Billing, CustomerSnapshot, DeliveryAddress, OrderSource } from './order.entity.ts';
import type { OrderEdit, OrderManualPrices, OrderRepricing, PaymentReceived } from './order-event.entity.ts';
import type { DeliveryOption, Destination } from '../delivery/delivery.ts';
import type { PromotionEffect } from '../pricing/discounts.ts';
import type { Totals } from '../pricing/price-order.ts';
import type { VatNumberCheck } from '../taxes/vat-number-rules.ts';
import type { OrderActor } from './order-actor.ts';
import type { OrderStatus, PaymentMethod, PaymentState, ShipmentState } from './order-status.ts';
import { outstandingAmountOf } from './payment/payment-rules.ts';
import type { Combination } from '../catalogue/variants/variant-rules.ts';

/**
 * An order; amounts in minor units of its currency. Lines and history are read separately, see OrderService.
 */
export interface Order {
  id: string;
  userId: string;
  /** What people call it, such as 1001. */
  number: string;
  /** What the caller calls it, the specification's orderId. */
  reference: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  /** What was received for it, without what was surplus. Refunds of its items do not reduce it. */
  paidAmount: number;
  paymentReference: string | null;
  paymentDueAt: Date | null;
  /** When the payment link expires; null if there is none. */
  paymentLinkExpiresAt: Date | null;
  /** When the guest's link expires; null for an order of an account. */
  guestLinkExpiresAt: Date | null;
  /** ISO 4217 code: the shop's currency when the order was placed. */
  currencyCode: string;
  totals: Totals;
  customer: OrderCustomer;
  billing: Billing | null;
  /** What VIES said of the VAT number when the order was placed; null if it was not asked. */
  vatNumberCheck: VatNumberCheck | null;
  /** Where it is delivered, if not to the billing address. */
  deliveryAddress: DeliveryAddress | null;
  /** Whether any line must be delivered. */
  requiresShipping: boolean;
  /** The chosen method; null for orders that nothing is delivered of, or placed before there was a choice. */
  deliveryMethod: DeliveryOption | null;
  shipmentState: ShipmentState;
  /** In alphabetical order. */
  tags: readonly string[];
  customFields: FieldValues;
  /** From the customer to the shop. */
  customerNote: string | null;
  /** From the customer to the recipient. */
  giftMessage: string | null;
  /** When the customer accepted the shop's terms; null if they were not asked. */
  termsAcceptedAt: Date | null;
  /** External storefront of the order, possibly removed since; null for the shop's own. */
  storefrontId: string | null;
  /** The shop system from which it was imported, closed; null for the shop's own orders. */
  importedFrom: OrderSource | null;
  createdAt: Date;
  /** Also changes with parts of the order. */
  updatedAt: Date;
}

/** The customer's data when the order was placed, and the account's id. */
export interface OrderCustomer extends CustomerSnapshot {
  id: string;
}

/** An order line as bought; amounts in minor units of the order's currency. */
export interface OrderLine extends Combination {
  id: string;
  productId: string;
  /** Null if shoppers can't see the product. */
  productHandle: string | null;
  variantId: string;
  customFields: FieldValues;
  /** The variant's current SKU; null if it has none or was removed. */
  sku: string | null;
  title: string;
  image: Picture;
  quantity: number;
  /** Refunded units. */
  refundedQuantity: number;
  /** Units returned to stock, by a refund or a return; the order no longer holds them. */
  restockedQuantity: number;
  /** Units in open returns, which can't be refunded otherwise. */
  returningQuantity: number;
  /** Whether it must be delivered. */
  requiresShipping: boolean;
  /** If it was made to order: the promised days until it ships. */
  leadTimeDays: number | null;
  /** Units that wait for stock; the oldest order is served first. */
  backorderedQuantity: number;
  /** A day in the future, from which these ship. */
  availableFrom: LocalDate | null;
  /** Units not shipped yet, without those refunded before shipping, and those that need no delivery. */
  unsentQuantity: number;
  unitPrice: number;
  total: number;
  /** Discounts on the line. */
  discountTotal: number;
  /** Tax on the discounted price, included or added: see the order's totals. */
  taxTotal: number;
  /** In thousandths of a percent; null for no tax. */
  taxRate: number | null;
  /** Weight of one unit in grams when ordered; null if unknown, like the next two. */
  weight: number | null;
  /** ISO 3166-1 alpha-2. */
  originCountry: string | null;
  customsCode: string | null;
  /** Whether the law gave no right of withdrawal from the product. */
  isWithdrawalExcluded: boolean;
}

/** A discount on an order, in minor units of its currency. */
export interface OrderAdjustment {
  promotionId: string;
  title: string;
  code: string | null;
  kind: PromotionEffect['kind'];
  amount: number;
}

/** A successful card payment, with the provider's id; amount in minor units. */
export interface OrderPayment {
  provider: string;
  providerPaymentId: string;
  amount: number;
}

/** Units of an order line. */
export interface LineUnits {
  orderLineId: string;
  quantity: number;
}

/** A history entry: a new status and payment status, a payment, a changed address, or an edit. */
export interface OrderEvent {
  status: OrderStatus;
  paymentState: PaymentState;
  paymentResolved: boolean;
  addressChanged: boolean;
  /** Cost at the new address, if it differs. For staff. */
  repricing: OrderRepricing | null;
  /** What an edit changed. For staff. */
  edit: OrderEdit | null;
  /** The payment received; null for other events, and for cash on delivery and older events. */
  payment: PaymentReceived | null;
  /** What staff set in the draft. For staff. */
  manualPrices: OrderManualPrices | null;
  actor: OrderActor;
  /** The staff member's name; null for other actors, and for former staff. */
  staffName: string | null;
  createdAt: Date;
}

/** What the customer still has to pay, in minor units; see `outstandingAmountOf`. */
export function outstandingOf({
  importedFrom,
  status,
  paymentState: state,
  paidAmount,
  totals: { total },
}: Pick<Order, 'importedFrom' | 'status' | 'paymentState' | 'paidAmount' | 'totals'>): number {
  return importedFrom === null ? outstandingAmountOf({ state, status, total, paidAmount }) : 0;
}

/** The address that decides on delivery and taxes (decision 0114). */
export function destinationOf({
  billing,
  deliveryAddress,
}: Pick<Order, 'billing' | 'deliveryAddress'>): Billing | (DeliveryAddress & Destination) | null {
  return deliveryAddress ? { ...deliveryAddress, isDeliveryAddress: true } : billing;
}

export function recipientName({ firstName, lastName }: Pick<Billing, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** The recipient of emails about the order, which staff may have corrected. */
export function recipientOf({ billing, customer }: Pick<Order, 'billing' | 'customer'>): string {
  return (billing?.email ?? customer.email).toLowerCase();
}

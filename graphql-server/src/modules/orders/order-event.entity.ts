import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { ManualDiscount } from '../pricing/manual-price.ts';
import { OrderEntity } from './order.entity.ts';
import { orderActors } from './order-actor.ts';
import { orderStatuses, type PaymentMethod, paymentStates } from './order-status.ts';

/** What an order would cost at another address, in minor units of its currency. */
export interface OrderRepricing {
  shippingTotal: MinorUnits;
  taxTotal: MinorUnits;
  total: MinorUnits;
}

/** What an edit changed; amounts in minor units of the order's currency. */
export interface OrderEditChanges {
  lines: { title: string; options: string[]; previousQuantity: number; newQuantity: number }[];
  /** Null if the method did not change, like the next. */
  previousDeliveryMethod: string | null;
  newDeliveryMethod: string | null;
  previousDiscount: MinorUnits;
  newDiscount: MinorUnits;
  discountReason: string | null;
  previousTotal: MinorUnits;
  newTotal: MinorUnits;
  /** What was given back, and what was then still to pay; missing in the first edits. */
  refundedAmount?: MinorUnits;
  amountToPay?: MinorUnits;
  /** The order lines that it added; missing in the first edits. Their files must be paid for. */
  addedLineIds?: string[];
}

export interface OrderEdit extends OrderEditChanges {
  /** For staff. */
  note: string | null;
}

/** A payment that was received, in minor units of the order's currency. */
export interface PaymentReceived {
  amount: MinorUnits;
  method: PaymentMethod;
  /** What an exchange credited, or took back: no money moved. */
  isExchange?: true;
}

/** Prices and discounts that staff set in a draft; amounts in minor units of the order's currency. */
export interface OrderManualPrices {
  staffName: string;
  lines: {
    title: string;
    options: string[];
    unitPrice: MinorUnits;
    shopPrice: MinorUnits;
    discount: ManualDiscount | null;
  }[];
  discount: ManualDiscount | null;
}

/**
 * A status and payment status of an order. Rows are only added. `actorId` is the user who set it; null for
 * the shop itself.
 */
export const OrderEventEntity = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_events',
  properties: {
    id: p.uuid().primary(),
    order: () => p.manyToOne(OrderEntity),
    status: p.enum(orderStatuses),
    paymentState: p.enum(paymentStates),
    /** Only mismatched payments were resolved. */
    paymentResolved: p.boolean().default(false),
    /** Only the delivery address was changed. */
    addressChanged: p.boolean().default(false),
    /** Cost at the new address; null if it is the same or the address was not changed. */
    repricing: p.json().$type<OrderRepricing>().nullable(),
    /** What an edit changed; null for other events. */
    edit: p.json().$type<OrderEdit>().nullable(),
    /** The payment received; null for other events, and for cash on delivery and older events. */
    payment: p.json().$type<PaymentReceived>().nullable(),
    /** Prices of a draft, when it was placed; null without any, and for other events. */
    manualPrices: p.json().$type<OrderManualPrices>().nullable(),
    actor: p.enum(orderActors),
    actorId: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});

export type OrderEventEntity = InferEntity<typeof OrderEventEntity>;

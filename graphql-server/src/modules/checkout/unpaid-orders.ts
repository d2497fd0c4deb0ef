import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { FieldValues } from '../custom-fields/custom-fields.ts';
import type { Billing, DeliveryAddress } from '../orders/order.entity.ts';
import { findLines } from '../orders/search/order-parts-query.ts';
import { type LockedOrder, lockOrders } from '../orders/search/order-query.ts';
import type { PaymentMethod } from '../orders/order-status.ts';
import type { CheckoutDatabase } from './checkout.tables.ts';

/** What two orders of a customer must share to count as the same order. Amounts in minor units. */
export interface OrderContent {
  paymentMethod: PaymentMethod;
  currency: string;
  total: number;
  billing: Billing | null;
  deliveryAddress: DeliveryAddress | null;
  deliveryMethodId: string | null;
  customFields: FieldValues;
  customerNote: string | null;
  giftMessage: string | null;
  lines: readonly Omit<OrderedUnits, 'productId'>[];
}

interface OrderedUnits {
  productId: string;
  variantId: string;
  quantity: number;
  unitPrice: number;
  discountTotal: number;
  customFields: FieldValues;
}

/** A locked order that waits for its card payment, with its content. */
export interface UnpaidOrder {
  order: LockedOrder;
  content: OrderContent;
  productIds: string[];
}

/**
 * Locks a user's orders that wait for their card payment, until the end of the transaction; there is rarely
 * more than one. The caller has locked the user.
 */
export async function lockUnpaidOrders(
  em: EntityManager,
  userId: string,
  isUnpaid: RawBuilder<boolean>,
): Promise<UnpaidOrder[]> {
  const orders = await lockOrders(em, sql<boolean>`orders.user_id = ${userId} and ${isUnpaid}`);
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const lines = await findLines(em, ids);
  const details = await em
    .getKysely<CheckoutDatabase>()
    .selectFrom('orders')
    .where('id', 'in', ids)
    .select(['id', 'billing', 'delivery_address', 'delivery_method'])
    .select(['custom_fields', 'customer_note', 'gift_message'])
    .execute();
  return orders.map((order) => {
    const { billing, delivery_address, delivery_method, custom_fields, customer_note, gift_message } =
      details.find(({ id }) => id === order.id) ?? {};
    const ordered = lines.get(order.id) ?? [];
    return {
      order,
      content: {
        paymentMethod: order.payment_method,
        currency: order.currency,
        total: order.total,
        billing: billing ?? null,
        deliveryAddress: delivery_address ?? null,
        deliveryMethodId: delivery_method?.methodId ?? null,
        customFields: custom_fields ?? {},
        customerNote: customer_note ?? null,
        giftMessage: gift_message ?? null,
        lines: ordered,
      },
      productIds: ordered.map(({ productId }) => productId),
    };
  });
}

/** Whether both have the same addresses, delivery, payment method, custom fields, notes, lines and prices. */
export function isSameContent(one: OrderContent, other: OrderContent): boolean {
  return isDeepStrictEqual(comparable(one), comparable(other));
}

/** Ignores the order of lines and normalizes values that JSON storage changes. */
function comparable({ lines, billing, deliveryAddress, ...content }: OrderContent) {
  const units = lines
    .map(({ variantId, quantity, unitPrice, discountTotal, customFields }) =>
      JSON.stringify([variantId, quantity, unitPrice, discountTotal, Object.entries(customFields).sort()]),
    )
    .sort();
  return {
    ...content,
    units,
    addresses: JSON.parse(JSON.stringify([billing, deliveryAddress])) as unknown,
  };
}

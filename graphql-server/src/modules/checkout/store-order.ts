import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { FieldValues } from '../custom-fields/custom-fields.ts';
import type { DeliveryOption } from '../delivery/delivery.ts';
import { newId } from '../../shared/new-id.ts';
import type { User } from '../customers/users/user.ts';
import type { Adjustment } from '../pricing/discounts.ts';
import type { PricedLine, Totals } from '../pricing/price-order.ts';
import type { TaxSum } from '../pricing/taxes.ts';
import { toStoredCheck, type VatNumberCheck } from '../taxes/vat-number-rules.ts';
import type { CustomerSnapshot, DeliveryAddress } from '../orders/order.entity.ts';
import type { Actor } from '../orders/order-actor.ts';
import type { OrderManualPrices } from '../orders/order-event.entity.ts';
import { recipientName } from '../orders/order.ts';
import { isCompletedBy } from '../orders/payment/payment-rules.ts';
import { paymentReferenceOf } from '../orders/payment/payment-reference.ts';
import { type FingerprintedRequest, fingerprintOf } from './checkout-rules.ts';
import type { OrderLineDraft } from './lines-to-order.ts';
import { backorderedOf, combinationIn } from '../catalogue/variants/variant-rules.ts';
import type { CheckoutDatabase } from './checkout.tables.ts';

interface NewOrder {
  id: string;
  orderNumberPrefix: string;
  user: User;
  /** The customer, or the staff member who places it for them. */
  actor: Actor;
  request: FingerprintedRequest & { orderId: string };
  lines: readonly PricedLine<OrderLineDraft>[];
  /** Units that are not in stock yet, by variant. */
  beyondStock: ReadonlyMap<string, number>;
  customFields: FieldValues;
  adjustments: readonly Adjustment[];
  totals: Totals;
  /** Null if VIES was not asked. */
  vatNumberCheck: VatNumberCheck | null;
  requiresShipping: boolean;
  /** Null for delivery to the billing address, and if nothing must be delivered. */
  deliveryAddress: DeliveryAddress | null;
  /** Null if nothing must be delivered. */
  deliveryMethod: DeliveryOption | null;
  currency: string;
  createdAt: Date;
  /** Null if the shop does not ask the customer to accept its terms. */
  termsAcceptedAt: Date | null;
  paymentDueAt: Date | null;
  paymentLinkExpiresAt: Date | null;
  guestLinkExpiresAt: Date | null;
  storefrontId: string | null;
  /** What staff set in the draft; null for nothing, and for other orders. */
  manualPrices: OrderManualPrices | null;
}

/**
 * Stores a new order with its lines, adjustments and first history entry. It is unpaid unless it is free, and
 * Pending unless it is paid and nothing must be delivered. Uses one statement, because round trips to the
 * database dominate the time of placing an order.
 */
export async function storeOrder(em: EntityManager, order: NewOrder): Promise<void> {
  const { id, user, actor, request, lines, adjustments, totals, currency, createdAt, paymentDueAt } = order;
  // A free order counts as paid.
  const paymentState = totals.total === 0 ? 'PAID' : 'UNPAID';
  const { requiresShipping } = order;
  const backordered = backorderedOf(lines, order.beyondStock);
  const status = isCompletedBy(paymentState, requiresShipping) ? 'DELIVERED' : 'PENDING';
  const placed = em
    .getKysely<CheckoutDatabase>()
    .with('placed', (db) =>
      db.insertInto('orders').values({
        id,
        user_id: user.id,
        number: sql<string>`next_order_number(${order.orderNumberPrefix})`,
        reference: request.orderId,
        fingerprint: fingerprintOf(request),
        status,
        payment_method: request.paymentMethod,
        payment_state: paymentState,
        payment_reference: request.paymentMethod === 'BANK' ? paymentReferenceOf(id) : null,
        payment_due_at: paymentDueAt,
        payment_link_expires_at: order.paymentLinkExpiresAt,
        guest_link_expires_at: order.guestLinkExpiresAt,
        storefront_id: order.storefrontId,
        currency,
        item_count: totals.itemCount,
        subtotal: totals.subtotal,
        discount_total: totals.discountTotal,
        shipping_total: totals.shippingTotal,
        prices_include_tax: totals.pricesIncludeTax,
        is_reverse_charge: totals.isReverseCharge,
        tax_total: totals.taxTotal,
        shipping_tax_total: totals.shippingTaxTotal,
        taxes: sql<TaxSum[]>`${JSON.stringify(totals.taxes)}::jsonb`,
        total: totals.total,
        customer: toSnapshot(user, request.billing),
        billing: request.billing,
        vat_number_check: order.vatNumberCheck && toStoredCheck(order.vatNumberCheck),
        delivery_address: order.deliveryAddress,
        requires_shipping: requiresShipping,
        delivery_method: order.deliveryMethod,
        custom_fields: order.customFields,
        customer_note: request.customerNote,
        gift_message: request.giftMessage,
        terms_accepted_at: order.termsAcceptedAt,
        created_at: createdAt,
      }),
    )
    .with('lined', (db) =>
      db.insertInto('order_lines').values(
        lines.map((line, position) => ({
          id: newId(),
          order_id: id,
          position,
          backordered_quantity: backordered[position] ?? 0,
          ...orderLineColumns(line),
        })),
      ),
    );
  const adjusted =
    adjustments.length === 0
      ? placed
      : placed.with('adjusted', (db) =>
          db.insertInto('order_adjustments').values(
            adjustments.map(({ shares, promotionId, ...adjustment }, position) => ({
              id: newId(),
              order_id: id,
              position,
              ...adjustment,
              promotion_id: promotionId,
              shares: sql<number[]>`${JSON.stringify(shares)}::jsonb`,
            })),
          ),
        );
  await adjusted
    .insertInto('order_events')
    .values({
      id: newId(),
      order_id: id,
      status,
      payment_state: paymentState,
      manual_prices: order.manualPrices,
      actor: actor.kind,
      actor_id: actor.id,
      created_at: createdAt,
    })
    .execute();
}

/** The columns of a new order line, whose product is locked. */
export function orderLineColumns(line: PricedLine<OrderLineDraft>) {
  const { productId, variantId, title, image, quantity, unitPrice, discountTotal, taxTotal, taxRate } = line;
  // A subquery suffices: the product is locked and only the order needs these columns.
  const ofProduct = <Value>(column: string) =>
    sql<Value>`(select ${sql.ref(column)} from products where id = ${productId})`;
  return {
    product_id: productId,
    variant_id: variantId,
    title,
    image,
    ...combinationIn(line),
    quantity,
    unit_price: unitPrice,
    discount_total: discountTotal,
    tax_total: taxTotal,
    tax_rate: taxRate,
    custom_fields: line.customFields,
    weight: line.weight,
    requires_shipping: line.requiresShipping,
    lead_time_days: line.leadTimeDays,
    origin_country: ofProduct<string | null>('origin_country'),
    customs_code: ofProduct<string | null>('customs_code'),
    is_withdrawal_excluded: ofProduct<boolean>('is_withdrawal_excluded'),
  };
}

/** A guest's email comes only from the order's address. */
function toSnapshot(user: User, billing: FingerprintedRequest['billing']): CustomerSnapshot {
  const { firstName, lastName, email, phone, address, profilePicture } = user;
  if (user.role === 'GUEST' && billing) {
    const { email, phone } = billing;
    return { fullName: recipientName(billing), email, phone, address: null, profilePicture: null };
  }
  return {
    fullName: `${firstName} ${lastName}`.trim(),
    email,
    phone: phone ?? null,
    address: address ?? null,
    profilePicture: profilePicture ?? null,
  };
}

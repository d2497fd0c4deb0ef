import type { EntityManager } from '../../db/database.ts';
import type { DeliveryOption } from '../delivery/delivery.ts';
import { newId } from '../../shared/new-id.ts';
import type { User } from '../customers/users/user.ts';
import type { Adjustment } from '../pricing/discounts.ts';
import type { PricedLine, Totals } from '../pricing/price-order.ts';
import { type CustomerSnapshot, OrderEntity } from '../orders/order.entity.ts';
import { OrderAdjustmentEntity } from '../orders/order-adjustment.entity.ts';
import { OrderEventEntity } from '../orders/order-event.entity.ts';
import { OrderLineEntity } from '../orders/order-line.entity.ts';
import type { Actor } from '../orders/order-status.ts';
import { paymentReferenceOf } from '../orders/payment-reference.ts';
import { fingerprintOf, type OrderRequest } from './checkout-rules.ts';
import type { OrderLineDraft } from './lines-to-order.ts';
import { combinationIn } from '../catalogue/variants/variant-rules.ts';

/** An order about to be stored. */
interface NewOrder {
  id: string;
  user: User;
  /** Who places it: the customer, or staff for them. */
  actor: Actor;
  request: OrderRequest;
  lines: readonly PricedLine<OrderLineDraft>[];
  adjustments: readonly Adjustment[];
  totals: Totals;
  deliveryMethod: DeliveryOption;
  currency: string;
  createdAt: Date;
  paymentDueAt: Date | null;
  paymentLinkExpiresAt: Date | null;
  guestLinkExpiresAt: Date | null;
}

/** Stores a new order with its lines, what promotions take off, and its first history entry: Pending, and unpaid unless it costs nothing. */
export async function storeOrder(em: EntityManager, order: NewOrder): Promise<void> {
  const { id, user, actor, request, lines, adjustments, totals, currency, createdAt, paymentDueAt } = order;
  // Nobody waits for money that nobody owes.
  const paymentState = totals.total === 0 ? 'PAID' : 'UNPAID';
  await em.insert(OrderEntity, {
    id,
    user: user.id,
    number: request.orderId,
    fingerprint: fingerprintOf(request),
    status: 'PENDING',
    paymentMethod: request.paymentMethod,
    paymentState,
    paymentReference: request.paymentMethod === 'BANK' ? paymentReferenceOf(id) : null,
    paymentDueAt,
    paymentLinkExpiresAt: order.paymentLinkExpiresAt,
    guestLinkExpiresAt: order.guestLinkExpiresAt,
    currency,
    ...totals,
    customer: toSnapshot(user, request.billing),
    billing: request.billing,
    deliveryMethod: order.deliveryMethod,
    createdAt,
  });
  await em.insertMany(
    OrderLineEntity,
    lines.map((line, position) => ({ id: newId(), order: id, position, ...toColumns(line) })),
  );
  if (adjustments.length > 0)
    await em.insertMany(
      OrderAdjustmentEntity,
      adjustments.map(({ shares, ...adjustment }, position) => ({
        ...{ id: newId(), order: id, position, ...adjustment, shares: [...shares] },
      })),
    );
  await em.insert(OrderEventEntity, {
    id: newId(),
    order: id,
    status: 'PENDING',
    paymentState,
    actor: actor.kind,
    actorId: actor.id,
    createdAt,
  });
}

function toColumns(line: PricedLine<OrderLineDraft>) {
  const { productId, variantId, title, image, quantity, unitPrice, discountTotal, taxTotal, taxRate } = line;
  return {
    ...{ productId, variantId, title, image, ...combinationIn(line), quantity, unitPrice },
    ...{ discountTotal, taxTotal, taxRate },
  };
}

/** A guest is known by the order's address alone. */
function toSnapshot(user: User, billing: OrderRequest['billing']): CustomerSnapshot {
  const { firstName, lastName, email, phone, address, profilePicture } = user;
  if (user.role === 'GUEST' && billing) {
    const { firstName: fullName, email, phone } = billing;
    return { fullName, email, phone, address: null, profilePicture: null };
  }
  return {
    fullName: `${firstName} ${lastName}`.trim(),
    email,
    phone: phone ?? null,
    address: address ?? null,
    profilePicture: profilePicture ?? null,
  };
}

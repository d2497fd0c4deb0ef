import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { NOW } from '../../db/declared/update-times.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { newId } from '../../shared/new-id.ts';
import { orderLineColumns } from '../checkout/store-order.ts';
import type { OrderEntity } from '../orders/order.entity.ts';
import type { PaymentState } from '../orders/order-status.ts';
import type { TaxSum } from '../pricing/taxes.ts';
import { addUses } from '../promotions/promotion-uses.ts';
import type { EditedAdjustment } from './edit-rules.ts';
import type { OrderEditsDatabase } from './order-edits.tables.ts';
import type { EditPlan } from './plan-edit.ts';

/** What was received for the order, in minor units, and when the link to pay the rest of it expires. */
export interface PaymentAfterEdit {
  state: PaymentState;
  paidAmount: MinorUnits;
  linkExpiresAt: Date | null;
}

/**
 * Stores an edit in the caller's transaction, which has locked the order and the products: lines, discounts,
 * totals and payment state. `backordered` are the units of added lines beyond the stock, by line.
 */
export async function storeEdit(
  em: EntityManager,
  { id: orderId }: OrderEntity,
  plan: EditPlan,
  backordered: ReadonlyMap<string, number>,
  payment: PaymentAfterEdit,
): Promise<void> {
  await storeLines(em, orderId, plan, backordered);
  await storeAdjustments(em, orderId, plan);
  const { totals, requiresShipping, deliveryMethod } = plan.priced;
  await em
    .getKysely<OrderEditsDatabase>()
    .updateTable('orders')
    .where('id', '=', orderId)
    .set({
      item_count: totals.itemCount,
      subtotal: totals.subtotal,
      discount_total: totals.discountTotal,
      shipping_total: totals.shippingTotal,
      tax_total: totals.taxTotal,
      shipping_tax_total: totals.shippingTaxTotal,
      taxes: sql<TaxSum[]>`${JSON.stringify(totals.taxes)}::jsonb`,
      total: totals.total,
      payment_state: payment.state,
      paid_amount: payment.state === 'PARTIALLY_PAID' ? payment.paidAmount : null,
      ...(payment.linkExpiresAt && { payment_link_expires_at: payment.linkExpiresAt }),
      requires_shipping: requiresShipping,
      delivery_method: deliveryMethod ?? null,
      // A swap at the same price changes no other column.
      updated_at: sql<Date>`${sql.raw(NOW)}`,
    })
    .execute();
  await sql`select add_order_updated(${orderId}::uuid)`.execute(em.getKysely<OrderEditsDatabase>());
}

async function storeLines(
  em: EntityManager,
  orderId: string,
  { current, priced: { lines } }: EditPlan,
  backordered: ReadonlyMap<string, number>,
): Promise<void> {
  const db = em.getKysely<OrderEditsDatabase>();
  // The audit log records lines that are added from here on.
  await sql`select set_config('shop.edits_order', 'on', true)`.execute(db);
  const removed = current.filter(({ id }) => !lines.some((line) => line.id === id)).map(({ id }) => id);
  if (removed.length > 0) await db.deleteFrom('order_lines').where('id', 'in', removed).execute();
  for (const { id, draft, quantity, discountTotal, taxTotal } of lines) {
    if (draft) continue;
    await db
      .updateTable('order_lines')
      .where('id', '=', id)
      .set({
        quantity,
        discount_total: discountTotal,
        tax_total: taxTotal,
        backordered_quantity: sql<number>`least(backordered_quantity, ${quantity}::int) + ${backordered.get(id) ?? 0}::int`,
      })
      .execute();
  }
  const added = lines.flatMap(({ id, position, draft, total, discountTotal, taxTotal, taxRate }) =>
    draft
      ? [
          {
            id,
            order_id: orderId,
            position,
            backordered_quantity: backordered.get(id) ?? 0,
            ...orderLineColumns({ ...draft, total, discountTotal, taxTotal, taxRate }),
          },
        ]
      : [],
  );
  if (added.length > 0) await db.insertInto('order_lines').values(added).execute();
}

/** A discount that is gone is no longer a use of its promotion. */
async function storeAdjustments(
  em: EntityManager,
  orderId: string,
  { agreed, priced: { adjustments } }: EditPlan,
): Promise<void> {
  const db = em.getKysely<OrderEditsDatabase>();
  const gone = agreed.filter(({ id }) => !adjustments.some((adjustment) => adjustment.id === id));
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await db.deleteFrom('order_adjustments').where('id', 'in', ids).execute();
    const promotionIds = gone.map(({ promotionId }) => promotionId);
    await addUses(em, promotionIds, -1);
  }
  const last = await db
    .selectFrom('order_adjustments')
    .where('order_id', '=', orderId)
    .select((eb) => eb.fn.max('position').as('position'))
    .executeTakeFirst();
  for (const adjustment of adjustments) {
    const columns = { amount: adjustment.amount, shares: sharesOf(adjustment) };
    const isAgreed = agreed.some(({ id }) => id === adjustment.id);
    if (isAgreed)
      await db.updateTable('order_adjustments').where('id', '=', adjustment.id).set(columns).execute();
    else
      await db
        .insertInto('order_adjustments')
        .values({
          id: newId(),
          order_id: orderId,
          position: (last?.position ?? -1) + 1,
          promotion_id: adjustment.promotionId,
          title: adjustment.title,
          code: adjustment.code,
          kind: adjustment.kind,
          ...columns,
        })
        .execute();
  }
}

function sharesOf({ shares }: EditedAdjustment) {
  return sql<number[]>`${JSON.stringify(shares)}::jsonb`;
}

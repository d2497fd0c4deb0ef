import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { combinationIn } from '../catalogue/variants/variant-rules.ts';
import type { AgreedAdjustment } from './edit-rules.ts';
import type { OrderEditsDatabase } from './order-edits.tables.ts';

/** Their rows keep their order line. */
const isReferenced = sql<boolean>`exists (select from refund_lines where order_line_id = order_lines.id)
  or exists (select from return_lines where order_line_id = order_lines.id)
  or exists (select from withdrawal_lines where order_line_id = order_lines.id)
  or exists (select from downloads where order_line_id = order_lines.id)`;

export type CurrentLine = Awaited<ReturnType<typeof findCurrentLines>>[number];

/** The lines of an order before an edit, in order. */
export async function findCurrentLines(em: EntityManager, orderId: string) {
  const rows = await em
    .getKysely<OrderEditsDatabase>()
    .selectFrom('order_lines')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .select(['id', 'position', 'product_id', 'variant_id', 'title', 'colour', 'size', 'others', 'quantity'])
    .select(['custom_fields', 'unit_price', 'tax_rate', 'weight', 'requires_shipping', 'lead_time_days'])
    .select(['refunded_quantity', 'returning_quantity', 'restocked_quantity'])
    .select(isReferenced.as('is_referenced'))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    position: row.position,
    productId: row.product_id,
    variantId: row.variant_id,
    title: row.title,
    ...combinationIn(row),
    quantity: row.quantity,
    customFields: row.custom_fields,
    unitPrice: row.unit_price,
    agreedRate: row.tax_rate,
    weight: row.weight,
    requiresShipping: row.requires_shipping,
    leadTimeDays: row.lead_time_days,
    lockedQuantity: Math.max(row.refunded_quantity + row.returning_quantity, row.restocked_quantity),
    isReferenced: row.is_referenced,
  }));
}

/** The discounts of an order with their shares, in the order in which they apply. */
export async function findAgreedAdjustments(em: EntityManager, orderId: string): Promise<AgreedAdjustment[]> {
  const rows = await em
    .getKysely<OrderEditsDatabase>()
    .selectFrom('order_adjustments')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .select(['id', 'promotion_id', 'title', 'code', 'kind', 'amount', 'shares'])
    .execute();
  return rows.map(({ promotion_id: promotionId, ...row }) => ({ ...row, promotionId }));
}

/** The products of variants, by variant id. */
export async function findProductIds(
  em: EntityManager,
  variantIds: readonly string[],
): Promise<Map<string, string>> {
  if (variantIds.length === 0) return new Map();
  const rows = await em
    .getKysely<OrderEditsDatabase>()
    .selectFrom('product_variants')
    .where('id', 'in', variantIds)
    .select(['id', 'product_id'])
    .execute();
  return new Map(rows.map((row) => [row.id, row.product_id]));
}

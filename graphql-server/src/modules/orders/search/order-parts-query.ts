import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { withFallback } from '../../catalogue/products/placeholder-picture.ts';
import { futureDay } from '../../catalogue/filters/availability.ts';
import { isPublished } from '../../catalogue/listing/published.ts';
import { lineTotal } from '../../pricing/price-order.ts';
import { backorderedUnits } from './backordered-units.ts';
import { staffName } from '../staff-name.ts';
import type { OrderAdjustment, OrderEvent, OrderLine } from '../order.ts';
import { combinationIn } from '../../catalogue/variants/variant-rules.ts';
import type { OrdersDatabase } from '../orders.tables.ts';

const unsentQuantity = sql<number>`case when order_lines.requires_shipping
    and not exists (select from orders where orders.id = order_lines.order_id and imported_from is not null)
  then order_lines.quantity - removed_quantity - coalesce((
    select sum(sent.quantity)::int from shipment_lines sent where sent.order_line_id = order_lines.id
  ), 0)
  else 0 end`;

/**
 * Lines of several orders in one statement, in order. Withdrawn products stay in the table, so that each line
 * still has a category, whose placeholder is shown if the picture can't be loaded.
 */
export async function findLines(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, OrderLine[]>> {
  const rows = await em
    .getKysely<OrdersDatabase>()
    .selectFrom('order_lines')
    .leftJoin('products', 'products.id', 'order_lines.product_id')
    .leftJoin('product_variants', 'product_variants.id', 'order_lines.variant_id')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .where('order_id', 'in', orderIds)
    .orderBy('order_lines.position')
    .select([
      'order_id',
      'order_lines.id',
      'order_lines.product_id',
      'variant_id',
      'order_lines.title',
      'order_lines.image',
    ])
    .select([
      'order_lines.colour',
      'order_lines.size',
      'order_lines.others',
      'order_lines.custom_fields',
      'quantity',
      'unit_price',
      'discount_total',
      'tax_total',
      'tax_rate',
    ])
    .select(['order_lines.weight', 'order_lines.origin_country', 'order_lines.customs_code'])
    .select(['order_lines.requires_shipping', 'order_lines.lead_time_days', 'categories.slug', 'sku'])
    .select('order_lines.is_withdrawal_excluded')
    .select(['refunded_quantity', 'restocked_quantity', 'returning_quantity', unsentQuantity.as('unsent')])
    .select([backorderedUnits.as('backordered'), futureDay('product_variants').as('available_from')])
    .select(sql<string | null>`case when ${isPublished()} then products.handle end`.as('handle'))
    .execute();
  return groupByOrder(
    rows,
    ({ id, product_id, variant_id, handle, title, image, slug, quantity, unit_price, ...row }) => ({
      id,
      productId: product_id,
      productHandle: handle,
      variantId: variant_id,
      sku: row.sku,
      title,
      image: withFallback(image, slug ?? ''),
      ...combinationIn(row),
      customFields: row.custom_fields,
      quantity,
      refundedQuantity: row.refunded_quantity,
      restockedQuantity: row.restocked_quantity,
      returningQuantity: row.returning_quantity,
      requiresShipping: row.requires_shipping,
      leadTimeDays: row.lead_time_days,
      backorderedQuantity: row.backordered,
      availableFrom: row.available_from,
      unsentQuantity: row.unsent,
      unitPrice: unit_price,
      total: lineTotal({ unitPrice: unit_price, quantity }),
      discountTotal: row.discount_total,
      taxTotal: row.tax_total,
      taxRate: row.tax_rate,
      weight: row.weight,
      originCountry: row.origin_country,
      customsCode: row.customs_code,
      isWithdrawalExcluded: row.is_withdrawal_excluded,
    }),
  );
}

/** Discounts of several orders in one statement, in the order in which they were applied. */
export async function findAdjustments(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, OrderAdjustment[]>> {
  const rows = await em
    .getKysely<OrdersDatabase>()
    .selectFrom('order_adjustments')
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .select(['order_id', 'promotion_id', 'title', 'code', 'kind', 'amount'])
    .execute();
  return groupByOrder(rows, ({ promotion_id: promotionId, title, code, kind, amount }) => ({
    promotionId,
    title,
    code,
    kind,
    amount,
  }));
}

/** Histories of several orders in one statement, oldest event first. */
export async function findEvents(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, OrderEvent[]>> {
  const rows = await em
    .getKysely<OrdersDatabase>()
    .selectFrom('order_events')
    .where('order_id', 'in', orderIds)
    .orderBy('order_events.created_at')
    .orderBy('order_events.id')
    .select([
      'order_id',
      'status',
      'payment_state',
      'payment_resolved',
      'address_changed',
      'repricing',
      'edit',
      'payment',
      'manual_prices',
      'actor',
    ])
    .select(['order_events.created_at', staffName('order_events').as('staff_name')])
    .execute();
  return groupByOrder(rows, (row) => ({
    status: row.status,
    paymentState: row.payment_state,
    paymentResolved: row.payment_resolved,
    addressChanged: row.address_changed,
    repricing: row.repricing,
    edit: row.edit,
    payment: row.payment,
    manualPrices: row.manual_prices,
    actor: row.actor,
    staffName: row.staff_name,
    createdAt: new Date(row.created_at),
  }));
}

function groupByOrder<Row extends { order_id: string }, Part>(
  rows: readonly Row[],
  toPart: (row: Row) => Part,
): Map<string, Part[]> {
  const groups = Map.groupBy(rows, (row) => row.order_id);
  return new Map([...groups].map(([orderId, group]) => [orderId, group.map(toPart)]));
}

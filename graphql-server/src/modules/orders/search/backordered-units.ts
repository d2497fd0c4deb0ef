import { sql } from 'kysely';
import { OPEN_STATUSES_SQL } from '../order-status.ts';

const unsent = (line: string) => `(${line}.quantity - ${line}.removed_quantity - coalesce((
    select sum(sent.quantity)::int from shipment_lines sent where sent.order_line_id = ${line}.id), 0))`;

/** The unsent units of a line that were sold beyond the stock. */
const unsentUnits = (line: string) => `least(${line}.backordered_quantity, ${unsent(line)})`;

/**
 * The units of `order_lines`, joined with `product_variants`, that wait for stock. What has arrived since
 * serves the oldest order first, so the variant's missing units are those of its newest lines.
 */
export const backorderedUnits = sql<number>`case
  when order_lines.backordered_quantity = 0 or not order_lines.requires_shipping then 0 else coalesce((
  select least(${sql.raw(unsentUnits('order_lines'))}, greatest(0, product_variants.backordered - coalesce((
    select sum(${sql.raw(unsentUnits('newer'))})::int from order_lines newer
    join orders newer_order on newer_order.id = newer.order_id
    where newer.variant_id = order_lines.variant_id and newer.backordered_quantity > 0
      and newer_order.status in ${sql.raw(OPEN_STATUSES_SQL)}
      and (newer_order.created_at, newer.id) > (own.created_at, order_lines.id)), 0)))
  from orders own where own.id = order_lines.order_id and own.status in ${sql.raw(OPEN_STATUSES_SQL)}), 0) end`;

const backorderedLines = sql`order_lines join product_variants on product_variants.id = order_lines.variant_id
  where order_lines.backordered_quantity > 0 and product_variants.backordered > 0`;

/** The ids of open orders of which units wait for stock. */
export const backorderedIds = sql`select order_lines.order_id from ${backorderedLines} and ${backorderedUnits} > 0`;

/** The ids of those of which nothing can be sent until then. */
export const whollyBackorderedIds = sql`select waiting.order_id from (${backorderedIds}) waiting where not exists (
  select from order_lines left join product_variants on product_variants.id = order_lines.variant_id
  where order_lines.order_id = waiting.order_id and order_lines.requires_shipping
    and ${sql.raw(unsent('order_lines'))} > ${backorderedUnits})`;

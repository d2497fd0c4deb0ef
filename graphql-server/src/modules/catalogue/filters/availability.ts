import { type RawBuilder, sql } from 'kysely';
import type { LocalDate } from '../../../shared/time/local-date.ts';

export type Availability = 'IN_STOCK' | 'BACKORDER' | 'PREORDER' | 'SOLD_OUT';

/** Whether something can be ordered, and when it ships; `availableFrom` is in the future. */
export function availabilityOf(item: {
  inStock: boolean;
  isBackorderable: boolean;
  availableFrom: LocalDate | null;
}): Availability {
  if (item.inStock) return 'IN_STOCK';
  if (!item.isBackorderable) return 'SOLD_OUT';
  return item.availableFrom === null ? 'BACKORDER' : 'PREORDER';
}

/** The day from which units of a table's row ship that are not in stock, if it is in the future. */
export function futureDay(table: 'products' | 'product_variants'): RawBuilder<LocalDate | null> {
  const day = sql.ref(`${table}.available_from`);
  return sql`case when ${day} > current_date then ${day}::text end`;
}

/** Units of a variant that can still be ordered beyond its stock. */
export const backorderable = sql<number>`case when product_variants.tracks_stock
  then greatest(product_variants.backorder_limit - product_variants.backordered, 0) else 0 end`;

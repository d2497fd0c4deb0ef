import { sql } from 'kysely';
import type { DemoData } from '../../shared/demo-data.ts';
import { removableProducts } from '../catalogue/demo-data.ts';

/** Orders go, so what they took of products that stay is in stock again. */
export const inventoryDemo: DemoData = {
  partlyEmptied: {
    tables: ['stock_movements'],
    statements: (samples) => [
      sql`update product_variants set stock = greatest(stock - backordered - taken.quantity, 0),
          backordered = greatest(backordered - stock + taken.quantity, 0)
        from (select variant_id, sum(quantity)::integer quantity from stock_movements
          where order_id is not null group by variant_id) taken
        where taken.variant_id = product_variants.id and tracks_stock`,
      sql`delete from stock_movements using product_variants where product_variants.id = variant_id
        and (order_id is not null or product_id in (${removableProducts(samples)}))`,
    ],
  },
};

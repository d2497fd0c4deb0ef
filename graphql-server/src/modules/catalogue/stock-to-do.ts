import { sql } from 'kysely';
import type { ToDoEntries } from '../to-do/to-do.registry.ts';

export const stockToDo: ToDoEntries = {
  permission: 'products:read',
  names: ['soldOut', 'lowStock', 'productsWithSoldOutVariants', 'productsWithLowVariants'],
  count: sql`select count(*) filter (where is_sold_out)::int as "soldOut",
      count(*) filter (where is_low and not is_sold_out)::int as "lowStock",
      count(*) filter (where has_sold_out_variant)::int as "productsWithSoldOutVariants",
      count(*) filter (where has_low_variant)::int as "productsWithLowVariants"
    from low_stock_products where is_listed`,
};

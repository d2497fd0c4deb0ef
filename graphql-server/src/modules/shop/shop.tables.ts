import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { OrdersTables } from '../orders/orders.tables.ts';

/** Tables that the module may query: those of modules it needs. */
export type ShopDatabase = CatalogueTables & OrdersTables;

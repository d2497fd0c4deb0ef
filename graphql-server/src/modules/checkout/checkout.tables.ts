import type { InferKyselyDB } from '@mikro-orm/sql';
import { DraftOrderEntity } from './drafts/draft-order.entity.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { OrdersTables } from '../orders/orders.tables.ts';

export const checkoutEntities = [DraftOrderEntity] as const;

export type CheckoutTables = InferKyselyDB<(typeof checkoutEntities)[number]>;

/** Tables that the module may query: its own and those of modules it needs. */
export type CheckoutDatabase = CheckoutTables & CatalogueTables & OrdersTables;

import type { InferKyselyDB } from '@mikro-orm/sql';
import { StockMovementEntity } from './stock-movement.entity.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';

export const inventoryEntities = [StockMovementEntity] as const;

export type InventoryTables = InferKyselyDB<(typeof inventoryEntities)[number]>;

/** The tables that the module queries: its own, and some of the modules it needs. */
export type InventoryDatabase = InventoryTables & CatalogueTables;

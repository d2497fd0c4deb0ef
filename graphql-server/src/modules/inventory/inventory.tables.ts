import type { InferKyselyDB } from '@mikro-orm/sql';
import { StockMovementEntity } from './stock-movement.entity.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';

export const inventoryEntities = [StockMovementEntity] as const;

export type InventoryTables = InferKyselyDB<(typeof inventoryEntities)[number]>;

/** Tables that the module may query: its own and those of modules it needs. */
export type InventoryDatabase = InventoryTables & CatalogueTables;

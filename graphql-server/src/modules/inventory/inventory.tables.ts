import type { InferKyselyDB } from '@mikro-orm/sql';
import { StockMovementEntity } from './stock-movement.entity.ts';

export const inventoryEntities = [StockMovementEntity] as const;

export type InventoryTables = InferKyselyDB<(typeof inventoryEntities)[number]>;

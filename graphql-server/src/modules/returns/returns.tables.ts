import type { InferKyselyDB } from '@mikro-orm/sql';
import { ReturnEntity, ReturnEventEntity, ReturnLineEntity } from './return.entity.ts';
import type { OrdersTables } from '../orders/orders.tables.ts';

export const returnsEntities = [ReturnEntity, ReturnLineEntity, ReturnEventEntity] as const;

export type ReturnsTables = InferKyselyDB<(typeof returnsEntities)[number]>;

/** The tables that the module queries: its own, and some of the modules it needs. */
export type ReturnsDatabase = ReturnsTables & OrdersTables;

import type { InferKyselyDB } from '@mikro-orm/sql';
import { CartCodeEntity } from './cart-code.entity.ts';
import { PromotionEntity } from './promotion.entity.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';

export const promotionsEntities = [PromotionEntity, CartCodeEntity] as const;

export type PromotionsTables = InferKyselyDB<(typeof promotionsEntities)[number]>;

/** The tables that the module queries: its own, and some of the modules it needs. */
export type PromotionsDatabase = PromotionsTables & CatalogueTables;

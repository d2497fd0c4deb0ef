import type { InferKyselyDB } from '@mikro-orm/sql';
import { CartCodeEntity } from './cart-code.entity.ts';
import { PromotionEntity } from './promotion.entity.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';

export const promotionsEntities = [PromotionEntity, CartCodeEntity] as const;

export type PromotionsTables = InferKyselyDB<(typeof promotionsEntities)[number]>;

/** Tables that the module may query: its own and those of modules it needs. */
export type PromotionsDatabase = PromotionsTables & CatalogueTables;

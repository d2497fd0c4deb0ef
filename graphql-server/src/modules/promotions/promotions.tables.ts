import type { InferKyselyDB } from '@mikro-orm/sql';
import { CartCodeEntity } from './cart-code.entity.ts';
import { PromotionEntity } from './promotion.entity.ts';

export const promotionsEntities = [PromotionEntity, CartCodeEntity] as const;

export type PromotionsTables = InferKyselyDB<(typeof promotionsEntities)[number]>;

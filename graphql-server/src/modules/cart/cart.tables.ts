import type { InferKyselyDB } from '@mikro-orm/sql';
import { CartLineEntity } from './cart-line.entity.ts';
import { CartEntity } from './cart.entity.ts';

export const cartEntities = [CartEntity, CartLineEntity] as const;

export type CartTables = InferKyselyDB<(typeof cartEntities)[number]>;

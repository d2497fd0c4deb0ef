import type { InferKyselyDB } from '@mikro-orm/sql';
import { CartLineEntity } from './cart-line.entity.ts';
import { CartEntity } from './cart.entity.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { CustomersTables } from '../customers/customers.tables.ts';
import type { NewsletterTables } from '../newsletter/newsletter.tables.ts';
import type { PromotionsTables } from '../promotions/promotions.tables.ts';

export const cartEntities = [CartEntity, CartLineEntity] as const;

export type CartTables = InferKyselyDB<(typeof cartEntities)[number]>;

/** The tables that the module queries: its own, and some of those of modules it needs. */
export type CartDatabase = CartTables &
  CatalogueTables &
  CustomersTables &
  NewsletterTables &
  PromotionsTables;

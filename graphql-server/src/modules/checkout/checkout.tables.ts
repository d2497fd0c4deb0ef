import type { InferKyselyDB } from '@mikro-orm/sql';
import { DraftOrderEntity } from './drafts/draft-order.entity.ts';

export const checkoutEntities = [DraftOrderEntity] as const;

export type CheckoutTables = InferKyselyDB<(typeof checkoutEntities)[number]>;

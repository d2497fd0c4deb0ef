import type { InferKyselyDB } from '@mikro-orm/sql';
import type { OrdersTables } from '../orders/orders.tables.ts';
import { WithdrawalEntity, WithdrawalLineEntity } from './withdrawal.entity.ts';

export const withdrawalsEntities = [WithdrawalEntity, WithdrawalLineEntity] as const;

/** The tables that the module queries: its own, and those of orders. */
export type WithdrawalsDatabase = InferKyselyDB<(typeof withdrawalsEntities)[number]> & OrdersTables;

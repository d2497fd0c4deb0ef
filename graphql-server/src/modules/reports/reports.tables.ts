import type { InferKyselyDB } from '@mikro-orm/sql';
import {
  CartChangeEntity,
  CartDaySumEntity,
  CartSumEntity,
  CountedOrderEntity,
  CustomerSumEntity,
  OrderCountEntity,
  ProductRevenueSumEntity,
  ProductRevenueTotalEntity,
  RevenueChangeEntity,
  RevenueDaySumEntity,
  RevenueSumEntity,
} from './revenue-sums.entity.ts';

export const reportsEntities = [
  RevenueChangeEntity,
  RevenueDaySumEntity,
  CountedOrderEntity,
  RevenueSumEntity,
  ProductRevenueSumEntity,
  ProductRevenueTotalEntity,
  OrderCountEntity,
  CartDaySumEntity,
  CartSumEntity,
  CustomerSumEntity,
  CartChangeEntity,
] as const;

export type ReportsTables = InferKyselyDB<(typeof reportsEntities)[number]>;

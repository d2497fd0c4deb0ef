import type { InferKyselyDB } from '@mikro-orm/sql';
import {
  CartChangeEntity,
  CartDaySumEntity,
  CartSumEntity,
  CountedSaleEntity,
  CustomerSumEntity,
  OrderCountEntity,
  ProductSalesSumEntity,
  ProductSalesTotalEntity,
  SalesChangeEntity,
  SalesDaySumEntity,
  SalesSumEntity,
} from './sales-sums.entity.ts';

export const reportsEntities = [
  SalesChangeEntity,
  SalesDaySumEntity,
  CountedSaleEntity,
  SalesSumEntity,
  ProductSalesSumEntity,
  ProductSalesTotalEntity,
  OrderCountEntity,
  CartDaySumEntity,
  CartSumEntity,
  CustomerSumEntity,
  CartChangeEntity,
] as const;

export type ReportsTables = InferKyselyDB<(typeof reportsEntities)[number]>;

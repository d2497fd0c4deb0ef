import type { InferKyselyDB } from '@mikro-orm/sql';
import {
  CartChangeEntity,
  CartDaySumEntity,
  CartSumEntity,
  CountedSaleEntity,
  CustomerSumEntity,
  ProductSalesSumEntity,
  ProductSalesTotalEntity,
  SalesDaySumEntity,
  SalesSumEntity,
} from './sales-sums.entity.ts';

export const reportsEntities = [
  SalesDaySumEntity,
  CountedSaleEntity,
  SalesSumEntity,
  ProductSalesSumEntity,
  ProductSalesTotalEntity,
  CartDaySumEntity,
  CartSumEntity,
  CustomerSumEntity,
  CartChangeEntity,
] as const;

export type ReportsTables = InferKyselyDB<(typeof reportsEntities)[number]>;

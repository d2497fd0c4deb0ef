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
import type { CartTables } from '../cart/cart.tables.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { CustomersTables } from '../customers/customers.tables.ts';
import type { OrdersTables } from '../orders/orders.tables.ts';
import type { PaymentsTables } from '../payments/payments.tables.ts';

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

/** The tables that the module queries: its own, and some of the modules it needs. */
export type ReportsDatabase = ReportsTables &
  CartTables &
  CatalogueTables &
  CustomersTables &
  OrdersTables &
  PaymentsTables;

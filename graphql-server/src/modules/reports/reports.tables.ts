import type { InferKyselyDB } from '@mikro-orm/sql';
import {
  CartChangeEntity,
  CartSumEntity,
  CountedOrderEntity,
  CustomerSumEntity,
  ProductRevenueSumEntity,
  ProductRevenueTotalEntity,
  RevenueSumEntity,
} from './revenue-sums.entity.ts';
import type { CartTables } from '../cart/cart.tables.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { CustomersTables } from '../customers/customers.tables.ts';
import type { OrdersTables } from '../orders/orders.tables.ts';
import type { PaymentsTables } from '../payments/payments.tables.ts';

export const reportsEntities = [
  CountedOrderEntity,
  RevenueSumEntity,
  ProductRevenueSumEntity,
  ProductRevenueTotalEntity,
  CartSumEntity,
  CustomerSumEntity,
  CartChangeEntity,
] as const;

export type ReportsTables = InferKyselyDB<(typeof reportsEntities)[number]>;

/** Tables that the module may query: its own and those of modules it needs. */
export type ReportsDatabase = ReportsTables &
  CartTables &
  CatalogueTables &
  CustomersTables &
  OrdersTables &
  PaymentsTables;

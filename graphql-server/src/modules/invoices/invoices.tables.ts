import type { InferKyselyDB } from '@mikro-orm/sql';
import type { OrdersTables } from '../orders/orders.tables.ts';
import type { PaymentsTables } from '../payments/payments.tables.ts';
import {
  InvoiceCounterEntity,
  InvoiceEntity,
  InvoiceFileEntity,
  InvoiceTaskEntity,
} from './invoice.entity.ts';

export const invoicesEntities = [
  InvoiceEntity,
  InvoiceFileEntity,
  InvoiceCounterEntity,
  InvoiceTaskEntity,
] as const;

/** The tables that the module queries: its own, and those of orders and payments. */
export type InvoicesDatabase = InferKyselyDB<(typeof invoicesEntities)[number]> &
  OrdersTables &
  PaymentsTables;

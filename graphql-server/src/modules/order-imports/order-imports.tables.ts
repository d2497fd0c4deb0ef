import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { CustomersTables } from '../customers/customers.tables.ts';
import type { OrdersTables } from '../orders/orders.tables.ts';
import type { PaymentsTables } from '../payments/payments.tables.ts';

/** Tables that the module may query: those of modules it needs. */
export type OrderImportsDatabase = CatalogueTables & CustomersTables & OrdersTables & PaymentsTables;

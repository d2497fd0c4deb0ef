import type { CheckoutDatabase } from '../checkout/checkout.tables.ts';

/** The tables that the module queries. */
export type OrderEditsDatabase = CheckoutDatabase;

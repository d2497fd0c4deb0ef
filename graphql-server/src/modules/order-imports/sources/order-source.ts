import type { OrderSource } from '../../orders/order.entity.ts';
import type { PaymentMethod, PaymentState } from '../../orders/order-status.ts';
import type { AddressField, FormerState, ItemField, OrderField, OrderValues } from '../order-sheet.ts';

/** What else a system says of an order, from which its state follows. */
export type Fact = 'financialStatus' | 'fees';

/** The values of a row; those of columns that the file lacks are missing. */
export type Facts = Readonly<Partial<Record<OrderField | ItemField | Fact, string>>>;

/** A file of orders of another shop system. */
export interface OrderFileSource {
  /** The system, as merchants call it. */
  name: string;
  system: OrderSource;
  /** A file of the system has all columns of one of these lists. */
  marks: readonly (readonly string[])[];
  /** The names of the columns of each field; of several, the first one with a value counts. */
  columns: Readonly<Partial<Record<OrderField | ItemField | Fact, readonly string[]>>>;
  /**
   * The names of the columns of the address for the delivery, or of the one for the invoice. Both have the
   * phone number if the file has only one.
   */
  address: (kind: 'Shipping' | 'Billing') => Readonly<Record<AddressField, readonly string[]>>;
  /** Columns with an item each, in files with a row per order. */
  itemColumn?: { pattern: RegExp; read: (cell: string) => OrderValues[] };
  /** Fees, as items. */
  feesIn?: (facts: Facts) => OrderValues[];
  /** Whether prices never include taxes; otherwise the total says whether they do. */
  addsTaxes?: true;
  stateOf: (facts: Facts) => { state: FormerState; payment: PaymentState };
  methodOf: (method: string) => PaymentMethod;
}

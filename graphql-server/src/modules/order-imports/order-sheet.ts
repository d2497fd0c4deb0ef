import type { CsvRow } from '../../shared/csv/csv.ts';

/** Fields of an address; files have one for the invoice and one for the delivery. */
export type AddressField =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'street'
  | 'apartment'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'country'
  | 'phone';

/** Files have a column for the name and for the amount of each. */
export const taxNumbers = [1, 2, 3, 4, 5] as const;
export type TaxField = `tax${(typeof taxNumbers)[number]}${'Name' | 'Amount'}`;

/**
 * Fields of an order. Amounts are decimal numbers, in the order's currency. `note` is the customer's, and
 * `comment` is for staff only.
 */
export type OrderField =
  | 'number'
  | 'email'
  | 'currency'
  | 'placedAt'
  | 'paidAt'
  | 'sentAt'
  | 'canceledAt'
  | 'status'
  | 'method'
  | 'shipping'
  | 'taxes'
  | TaxField
  | 'discount'
  | 'discountCode'
  | 'total'
  | 'refunded'
  | 'note'
  | 'comment';

/**
 * Fields of an item; `amount` is that of all its units before discounts, for files without a unit price.
 * `unrefunded` is the quantity without the refunded units, for files without the whole quantity.
 */
export type ItemField = 'title' | 'sku' | 'quantity' | 'unrefunded' | 'price' | 'amount' | 'taxable';

/** What became of an order in the other system. */
export type FormerState = 'OPEN' | 'SENT' | 'CANCELLED';

/** `buyer` is the name in the address for the invoice. The delivery has columns if it goes elsewhere. */
export type OrderColumn =
  OrderField | AddressField | `delivery.${AddressField}` | ItemField | 'buyer' | 'state' | 'payment';

export type OrderValues = Readonly<Partial<Record<OrderColumn, string>>>;

/**
 * A row for an item, converted from a file of another system. What is of the whole order counts in its first
 * row. Values of columns that the file lacks are missing.
 */
export type OrderRow = CsvRow<RequiredColumn, OrderColumn>;
export type RequiredColumn = 'number' | 'state' | 'payment';

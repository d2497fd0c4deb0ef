import { cutText } from '../../shared/cut-text.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import { MAX_AMOUNT, type MinorUnits } from '../../shared/money/money.ts';
import { decimalsOf } from '../../shared/money/currency.ts';
import { timeIn } from '../../shared/time/time-in.ts';
import { readAmount } from '../../shared/csv/amount.ts';
import { normaliseEmail, splitName } from '../customers/users/user-rules.ts';
import { type ImportEntry, rowError } from '../imports/sheet-import.ts';
import type { Billing } from '../orders/order.entity.ts';
import type { OrderStatus, PaymentMethod, PaymentState } from '../orders/order-status.ts';
import type { FormerState, OrderColumn, OrderRow } from './order-sheet.ts';
import { type FormerSums, priceFormerOrder, unitsFor } from '../pricing/price-former-order.ts';

/** What the shop and the other system determine of an order. */
export interface ReadingTerms {
  currency: string;
  /** The time zone of times that say none. */
  timeZone: string;
  methodOf: (method: string) => PaymentMethod;
}

export interface FormerStep {
  status: OrderStatus;
  paymentState: PaymentState;
  at: Date;
}

/** An order of another system, whose amounts are in minor units of the shop's currency. */
export interface FormerOrder extends ReturnType<typeof priceFormerOrder> {
  line: number;
  number: string;
  email: string;
  /** Of whoever ordered. */
  fullName: string;
  billing: Billing | null;
  paymentMethod: PaymentMethod;
  items: readonly { title: string; sku: string; quantity: number; unitPrice: MinorUnits }[];
  discountCode: string | null;
  refunded: MinorUnits;
  /** At least one step; its last one is what the order is. */
  steps: readonly [FormerStep, ...FormerStep[]];
  note: string;
}

const MAX_TITLE = 500;
const MAX_NUMBER = 100;
const MAX_QUANTITY = 1_000_000;
/** As a staff comment. */
const MAX_NOTE = 2000;
const MAX_PART = 200;

/** Whether an order is still to be sent by the other shop. */
export function isStillOpen([first]: readonly OrderRow[]): boolean {
  return first?.values.state === 'OPEN';
}

/** Screens write `#` before each number. */
export function numberOf({ values }: OrderRow): string {
  return values.number.replace(/^#\s*/, '');
}

/** An order that is over, from its rows in a file, or the errors in them. */
export function readOrder(
  rows: readonly [OrderRow, ...OrderRow[]],
  terms: ReadingTerms,
): FormerOrder | ImportEntry[] {
  const [first] = rows;
  const errors: ImportEntry[] = [];
  const report = ({ line }: OrderRow, column: OrderColumn, reason: Message) => {
    errors.push(rowError(line, column, reason));
  };
  const { values } = first;
  const amount = (row: OrderRow, column: OrderColumn) => {
    const read = amountIn(row.values[column] ?? '', terms.currency);
    if (read === null) report(row, column, message('orderSource.amount'));
    return read ?? 0;
  };
  const time = (column: OrderColumn) => {
    const text = values[column] ?? '';
    const read = text === '' ? null : timeIn(text, terms.timeZone);
    if (text !== '' && !read) report(first, column, message('sheet.time'));
    return read;
  };
  const number = numberOf(first);
  if (number === '' || number.length > MAX_NUMBER)
    report(first, 'number', message('orderSource.number', { max: MAX_NUMBER }));
  const currency = values.currency ?? '';
  if (currency !== '' && currency.toUpperCase() !== terms.currency)
    report(
      first,
      'currency',
      message('orderSource.currency', { currency: terms.currency, other: cutText(currency, 20) }),
    );
  const items = rows.flatMap((row) => {
    const quantity = Number(row.values.quantity ?? '');
    if (quantity === 0) return [];
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_QUANTITY) {
      report(row, 'quantity', message('orderSource.quantity', { max: MAX_QUANTITY }));
      return [];
    }
    const { title = '', sku = '', amount: ofAll = '' } = row.values;
    const units =
      ofAll === ''
        ? [{ unitPrice: amount(row, 'price'), quantity }]
        : unitsFor(amount(row, 'amount'), quantity);
    return units.map((line) => ({ title: cutText(title || sku || '–', MAX_TITLE), sku, ...line }));
  });
  if (items.length === 0) report(first, 'title', message('orderSource.noItems'));
  if ((values.total ?? '') === '') report(first, 'total', message('orderSource.amount'));
  const placedAt = time('placedAt');
  if (!values.placedAt) report(first, 'placedAt', message('sheet.time'));
  const sums: FormerSums = {
    discount: amount(first, 'discount'),
    shipping: amount(first, 'shipping'),
    taxes: amount(first, 'taxes'),
    taxName: cutText(values.taxName ?? '', MAX_PART),
    total: amount(first, 'total'),
  };
  const refunded = Math.min(amount(first, 'refunded'), sums.total);
  const dates = { paidAt: time('paidAt'), sentAt: time('sentAt'), canceledAt: time('canceledAt') };
  const subtotal = items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  if (subtotal + sums.shipping + sums.taxes > MAX_AMOUNT)
    report(first, 'total', message('orderSource.amount'));
  if (errors.length > 0 || !placedAt) return errors;
  const paymentState = paymentStateOf(values.payment as PaymentState, refunded, sums.total);
  const person = personIn(first);
  return {
    line: first.line,
    number,
    ...person,
    paymentMethod: terms.methodOf(values.method ?? ''),
    items,
    discountCode: cutText(values.discountCode ?? '', MAX_PART) || null,
    refunded: paymentState === 'REFUNDED' ? sums.total : refunded,
    steps: stepsOf(values.state as FormerState, paymentState, { placedAt, ...dates }),
    note: cutText(values.note ?? '', MAX_NOTE),
    ...priceFormerOrder(items, sums),
  };
}

/** Files may have negative refunds and discounts, and amounts with more decimals than the currency. */
function amountIn(text: string, currency: string): MinorUnits | null {
  if (text === '') return 0;
  const decimal = readAmount(text.replace(/^-/, ''));
  const amount = decimal === null ? null : Math.round(decimal * 10 ** decimalsOf(currency));
  return amount === null || amount > MAX_AMOUNT ? null : amount;
}

/** A free order counts as paid, and one of which all was refunded as refunded. */
function paymentStateOf(former: PaymentState, refunded: MinorUnits, total: MinorUnits): PaymentState {
  if (total === 0) return 'PAID';
  if (former === 'REFUNDED' || refunded === total) return 'REFUNDED';
  return refunded > 0 ? 'PAID' : former;
}

interface Dates {
  placedAt: Date;
  paidAt: Date | null;
  sentAt: Date | null;
  canceledAt: Date | null;
}

/** What happened to an order, in its own time as far as the file says it. */
function stepsOf(
  state: FormerState,
  payment: PaymentState,
  { placedAt, paidAt, sentAt, canceledAt }: Dates,
): [FormerStep, ...FormerStep[]] {
  const steps: [FormerStep, ...FormerStep[]] = [{ status: 'PENDING', paymentState: 'UNPAID', at: placedAt }];
  const add = (change: Partial<FormerStep>, at: Date | null) => {
    const before = steps.at(-1) ?? steps[0];
    // A step before the one that it follows would end the history with another state.
    steps.push({ ...before, ...change, at: at && at > before.at ? at : before.at });
  };
  if (payment !== 'UNPAID') add({ paymentState: 'PAID' }, paidAt);
  add(
    state === 'SENT' ? { status: 'DELIVERED' } : { status: 'CANCELLED' },
    state === 'SENT' ? sentAt : canceledAt,
  );
  if (payment === 'REFUNDED') add({ paymentState: 'REFUNDED' }, null);
  return steps;
}

/** Who ordered, and to which address. */
function personIn({ values }: OrderRow): Pick<FormerOrder, 'email' | 'fullName' | 'billing'> {
  const part = (column: OrderColumn) => cutText((values[column] ?? '').replaceAll(/\s+/g, ' '), MAX_PART);
  const email = normaliseEmail(values.email ?? '');
  const fullName = part('buyer') || (email.split('@')[0] ?? '');
  const hasAddress = part('street') !== '' || part('city') !== '';
  const country = part('country').toUpperCase();
  return {
    email,
    fullName,
    billing: hasAddress
      ? {
          ...splitName(part('name') || fullName),
          company: part('company') || null,
          streetAddress: part('street'),
          apartment: part('apartment') || null,
          city: part('city'),
          region: part('region') || undefined,
          // Shopify puts an apostrophe before numbers, so that spreadsheets keep their zeros.
          postalCode: part('postalCode').replace(/^'/, '') || undefined,
          countryCode: /^[A-Z]{2}$/.test(country) ? country : undefined,
          phone: part('phone').replace(/^'/, ''),
          email,
        }
      : null,
  };
}

import { cutText } from '../../shared/cut-text.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import { MAX_AMOUNT, type MinorUnits } from '../../shared/money/money.ts';
import { DAY } from '../../shared/time/duration.ts';
import { timeIn } from '../../shared/time/time-in.ts';
import { normaliseEmail, splitName } from '../customers/users/user-rules.ts';
import { type ImportEntry, rowError } from '../imports/sheet-import.ts';
import type { Billing, DeliveryAddress } from '../orders/order.entity.ts';
import type { OrderStatus, PaymentMethod, PaymentState } from '../orders/order-status.ts';
import { amountReader } from './amount-reader.ts';
import { numberOf } from './order-number.ts';
import {
  type AddressField,
  type FormerState,
  type OrderColumn,
  type OrderRow,
  taxNumbers,
} from './order-sheet.ts';
import type { OrderFileSource } from './sources/order-source.ts';
import { type FormerSums, priceFormerOrder, unitsFor } from '../pricing/price-former-order.ts';

/** What the shop and the other system determine of an order. */
export interface ReadingTerms {
  currency: string;
  /** The time zone of times that say none. */
  timeZone: string;
  now: Date;
  methodOf: OrderFileSource['methodOf'];
  addsTaxes?: OrderFileSource['addsTaxes'];
}

export interface FormerStep {
  status: OrderStatus;
  paymentState: PaymentState;
  at: Date;
}

export interface FormerItem {
  title: string;
  sku: string;
  quantity: number;
  /** Whether refunded units are not in the quantity. */
  isUnrefunded: boolean;
  unitPrice: MinorUnits;
  isTaxable: boolean;
}

/** An order of another system, whose amounts are in minor units of the shop's currency. */
export interface FormerOrder extends ReturnType<typeof priceFormerOrder> {
  line: number;
  number: string;
  email: string;
  /** The buyer's, or else the beginning of the email. */
  fullName: string;
  billing: Billing | null;
  deliveryAddress: DeliveryAddress | null;
  paymentMethod: PaymentMethod;
  items: readonly FormerItem[];
  discountCode: string | null;
  refunded: MinorUnits;
  /** At least one step; its last one is what the order is. */
  steps: readonly [FormerStep, ...FormerStep[]];
  note: string;
  comment: string;
}

type Report = (row: OrderRow, column: OrderColumn, reason: Message) => void;

const amountColumns = [
  ...(['price', 'amount', 'shipping', 'taxes', 'discount', 'total', 'refunded'] as const),
  ...taxNumbers.map((number) => `tax${number}Amount` as const),
] satisfies OrderColumn[];
type AmountColumn = (typeof amountColumns)[number];

const MAX_TITLE = 500;
const MAX_NUMBER = 100;
const MAX_QUANTITY = 1_000_000;
const MAX_PART = 200;

/** Whether an order is still to be sent by the other shop. */
export function isStillOpen([first]: readonly OrderRow[]): boolean {
  return first?.values.state === 'OPEN';
}

/** An order that is over, from its rows in a file, or the errors in them. */
export function readOrder(
  rows: readonly [OrderRow, ...OrderRow[]],
  terms: ReadingTerms,
): FormerOrder | ImportEntry[] {
  const [first] = rows;
  const errors: ImportEntry[] = [];
  const report: Report = ({ line }, column, reason) => {
    errors.push(rowError(line, column, reason));
  };
  const { values } = first;
  const read = amountReader(
    rows.flatMap((row) => amountColumns.map((column) => row.values[column] ?? '')),
    terms.currency,
  );
  const signed = (row: OrderRow, column: AmountColumn) => {
    const amount = read(row.values[column] ?? '');
    if (typeof amount === 'number') return amount;
    report(row, column, amount);
    return 0;
  };
  const amount = (column: AmountColumn) => {
    const sum = signed(first, column);
    if (sum < 0) report(first, column, message('orderSource.amount'));
    return sum;
  };
  const time = (column: OrderColumn) => {
    const text = values[column] ?? '';
    const moment = text === '' ? null : timeIn(text, terms.timeZone);
    if (text !== '' && !moment) report(first, column, message('sheet.time'));
    // The former shop may be in a time zone that is ahead.
    if (moment && moment.getTime() > terms.now.getTime() + DAY)
      report(first, column, message('orderSource.future'));
    return moment;
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
  const lines = rows.flatMap((row) => itemsIn(row, signed, report));
  if ((values.total ?? '') === '') report(first, 'total', message('orderSource.amount'));
  const placedAt = time('placedAt');
  if (!values.placedAt) report(first, 'placedAt', message('sheet.time'));
  // Some files have negative discounts and refunds.
  const discount = Math.abs(signed(first, 'discount')) - sumOf(lines.filter(isReduction));
  const total = amount('total');
  const sums: FormerSums = {
    discount,
    shipping: amount('shipping'),
    taxes: taxesIn(values, amount),
    addsTaxes: terms.addsTaxes ?? false,
    total,
  };
  const refunded = Math.min(Math.abs(signed(first, 'refunded')), total);
  const paymentState = paymentStateOf(values.payment as PaymentState, refunded, total);
  const finallyRefunded = paymentState === 'REFUNDED' ? total : refunded;
  const items = withRefundedUnits(
    lines.filter((line) => !isReduction(line)),
    sums,
    finallyRefunded,
  );
  if (items.length === 0) report(first, 'title', message('orderSource.noItems'));
  const dates = { paidAt: time('paidAt'), sentAt: time('sentAt'), canceledAt: time('canceledAt') };
  if (sumOf(items) + sums.shipping + taxTotalOf(sums) > MAX_AMOUNT)
    report(first, 'total', message('orderSource.amount'));
  if (errors.length > 0 || !placedAt) return errors;
  return {
    line: first.line,
    number,
    ...personIn(first),
    paymentMethod: terms.methodOf(values.method ?? ''),
    items,
    discountCode: cutText(values.discountCode ?? '', MAX_PART) || null,
    refunded: finallyRefunded,
    steps: stepsOf(values.state as FormerState, paymentState, { placedAt, ...dates }),
    note: values.note ?? '',
    comment: values.comment ?? '',
    ...priceFormerOrder(items, sums),
  };
}

/** The items of a row: several if not all of its units cost the same. Discounts are items with a minus. */
function itemsIn(
  row: OrderRow,
  amount: (row: OrderRow, column: AmountColumn) => MinorUnits,
  report: Report,
): FormerItem[] {
  const { title = '', sku = '', amount: ofAll = '', taxable = '', unrefunded = '' } = row.values;
  const isUnrefunded = !row.values.quantity && unrefunded !== '';
  const column = isUnrefunded ? 'unrefunded' : 'quantity';
  const units = Number(row.values[column] ?? '');
  // Of an item whose units were all refunded, at least one was bought.
  const quantity = isUnrefunded && units === 0 ? 1 : units;
  if (quantity === 0) return [];
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_QUANTITY) {
    report(row, column, message('orderSource.quantity', { max: MAX_QUANTITY }));
    return [];
  }
  const lines =
    ofAll === ''
      ? [{ unitPrice: amount(row, 'price'), quantity }]
      : unitsFor(amount(row, 'amount'), quantity);
  const item = { title: cutText(title || sku || '–', MAX_TITLE), sku, isUnrefunded };
  return lines.map((line) => ({ ...item, isTaxable: taxable.toLowerCase() !== 'false', ...line }));
}

const isReduction = ({ unitPrice }: FormerItem) => unitPrice < 0;

function sumOf(items: readonly FormerItem[]): MinorUnits {
  return items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
}

function taxTotalOf({ taxes }: FormerSums): MinorUnits {
  return taxes.reduce((sum, tax) => sum + tax.amount, 0);
}

/**
 * Items with their refunded units, if the file has only the others. They follow from what is missing from the
 * total, if that can be units of one item only.
 */
function withRefundedUnits(
  items: readonly FormerItem[],
  sums: FormerSums,
  refunded: MinorUnits,
): readonly FormerItem[] {
  const missing = sums.total + sums.discount - sums.shipping - taxTotalOf(sums) - sumOf(items);
  if (missing <= 0 || missing > refunded) return items;
  const possible = items.filter(
    ({ isUnrefunded, unitPrice }) => isUnrefunded && unitPrice > 0 && missing % unitPrice === 0,
  );
  if (possible.length !== 1) return items;
  return items.map((item) =>
    item === possible[0] ? { ...item, quantity: item.quantity + missing / item.unitPrice } : item,
  );
}

/** The taxes with their names, and what they leave of the sum of all taxes. */
function taxesIn(values: OrderRow['values'], amount: (column: AmountColumn) => MinorUnits) {
  const named = taxNumbers.map((number) => ({
    name: cutText(values[`tax${number}Name`] ?? '', MAX_PART),
    amount: amount(`tax${number}Amount`),
  }));
  const all = amount('taxes');
  const rest = all - named.reduce((sum, tax) => sum + tax.amount, 0);
  return rest < 0 ? [{ name: '', amount: all }] : [...named, { name: '', amount: rest }];
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

/** Who ordered, and to which addresses. */
function personIn({
  values,
}: OrderRow): Pick<FormerOrder, 'email' | 'fullName' | 'billing' | 'deliveryAddress'> {
  const part = (column: OrderColumn) => cutText((values[column] ?? '').replaceAll(/\s+/g, ' '), MAX_PART);
  const email = normaliseEmail(values.email ?? '');
  const fullName = part('buyer') || (email.split('@')[0] ?? '');
  const billing = addressIn(part, fullName);
  const delivery = addressIn((field) => part(`delivery.${field}`), fullName);
  return {
    email,
    fullName,
    billing: billing && { ...billing, email },
    deliveryAddress: delivery && { ...delivery, phone: delivery.phone || undefined },
  };
}

function addressIn(part: (field: AddressField) => string, fullName: string): Omit<Billing, 'email'> | null {
  if (part('street') === '' && part('city') === '') return null;
  const country = part('country').toUpperCase();
  return {
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
  };
}

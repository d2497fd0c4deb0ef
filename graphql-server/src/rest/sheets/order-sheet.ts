import type { z } from 'zod';
import type { RestContext } from '../rest-context.ts';
import { optionWords } from '../../modules/catalogue/variants/variant-rules.ts';
import {
  type CustomField,
  type CustomFieldOwner,
  fieldsOf,
  type FieldValues,
} from '../../modules/custom-fields/custom-fields.ts';
import { decimalTexts } from '../../modules/custom-fields/field-texts.ts';
import type { DeliveryAddress } from '../../modules/orders/order.entity.ts';
import { type Order, type OrderLine, type OrderPayment, recipientName } from '../../modules/orders/order.ts';
import { momentOf, paidAtOf } from '../../modules/orders/payment/paid-at.ts';
import type { CsvFile, CsvValue } from '../../shared/csv/csv.ts';
import { toDecimalText } from '../../shared/money/money.ts';
import { localTimeAt } from '../../shared/time/local-date.ts';
import type { orderFilterQuery } from './order-filter-query.ts';
import { paymentLabels, statusLabels } from '../labels.ts';
import { pagesOf } from '../lists/pages-of.ts';

// The order export for bookkeeping. Names and values are the same in every language, so that programs can
// rely on them; add new columns at the end.

const ofOrder = ['Order', 'Date', 'Status', 'Payment method', 'Payment', 'Sending', 'Currency'];
const ofBuyer = [
  ...['Customer', 'Email', 'Phone', 'Street', 'Apartment', 'City', 'Company'],
  ...['Region', 'Postal code', 'Country', 'Delivery'],
];
/** Empty if it is delivered to the address of the buyer. */
const ofDelivery = [
  ...['Delivery recipient', 'Delivery company', 'Delivery street', 'Delivery apartment', 'Delivery city'],
  ...['Delivery region', 'Delivery postal code', 'Delivery country', 'Delivery phone'],
];
const columns = [
  ...ofOrder,
  ...['Subtotal', 'Discount', 'Shipping', 'Total'],
  ...['Product', 'Options', 'Quantity', 'Unit price', 'Line total', 'Line discount'],
  ...ofBuyer,
  ...['Tax', 'Prices include tax', 'Line tax', 'Line tax percent'],
  ...['Paid on', 'Tracking', 'Refunded', 'Refunded on', 'Time zone', 'Recipient'],
  ...['SKU', 'Weight', 'Origin', 'Customs code', 'Payment ID'],
  ...['Order fields', 'Line fields', 'Requires shipping', 'Lead time days'],
  ...['Customer note', 'Gift message'],
  ...ofDelivery,
  ...['VAT number', 'Reverse charge'],
];

/**
 * Orders, newest first, with a row per line, followed by a row per refund. An order's sums are only in its
 * first row, so that columns can be added up. Times are in the shop's time zone.
 */
export function exportOrders(
  { services }: RestContext,
  filter: z.output<ReturnType<typeof orderFilterQuery>>,
): Promise<CsvFile> {
  const { orders, customFields } = services;
  async function* pages() {
    for await (const page of pagesOf((part) => orders.list(filter, part))) {
      const rows = await Promise.all(
        page.map(async (order) =>
          orderRows(await partsOf(services, order), orders.timeZone, customFields.fields),
        ),
      );
      yield rows.flat();
    }
  }
  return Promise.resolve({ name: 'orders.csv', columns, pages: pages() });
}

/** An order with the data for its rows. */
interface OrderParts {
  order: Order;
  lines: readonly OrderLine[];
  paidAt: Date | null;
  payment: OrderPayment | null;
  trackingNumbers: readonly string[];
  refunds: readonly { amount: number; createdAt: Date }[];
}

async function partsOf(services: RestContext['services'], order: Order): Promise<OrderParts> {
  const [lines, history, shipments, refunds, payment] = await Promise.all([
    services.orders.linesOf(order.id),
    services.orders.historyOf(order.id),
    services.shipments.of(order.id),
    refundsOf(services, order),
    services.paymentSummaries.paymentOf(order),
  ]);
  return {
    order,
    lines,
    paidAt: paidAtOf(order, history),
    payment,
    trackingNumbers: shipments.flatMap(({ trackingNumber }) => trackingNumber ?? []),
    refunds: refunds.map(({ amount, createdAt }) => ({
      amount,
      createdAt: createdAt ?? momentOf(history, 'REFUNDED') ?? order.createdAt,
    })),
  };
}

/**
 * The refunds of an order; for orders from before refunds were listed, one sum with its time from the
 * history.
 */
async function refundsOf(
  { orderRefunds }: RestContext['services'],
  order: Order,
): Promise<{ amount: number; createdAt: Date | null }[]> {
  const [listed, total] = await Promise.all([
    orderRefunds.of(order.id),
    orderRefunds.refundedAmountOf(order),
  ]);
  const done = listed.filter(({ surplus, state, amount }) => !surplus && state === 'DONE' && amount > 0);
  const rest = total - done.reduce((sum, { amount }) => sum + amount, 0);
  return [...done, ...(rest > 0 ? [{ amount: rest, createdAt: null }] : [])];
}

function orderRows(parts: OrderParts, timeZone: string, fields: readonly CustomField[]): CsvValue[][] {
  const { order, lines, refunds } = parts;
  const { totals, currencyCode } = order;
  const time = (moment: Date | null) => moment && localTimeAt(moment, timeZone);
  const amount = (value: number) => toDecimalText(value, currencyCode);
  const fieldsText = (owner: CustomFieldOwner, values: FieldValues) =>
    valuesText(fieldsOf(fields, owner), values, currencyCode);
  const facts = cellsOf(order, time(order.createdAt));
  const ofLines = lines.map((line, index) => {
    const first = <Value>(value: Value) => (index === 0 ? value : null);
    return [
      ...facts.order,
      ...[totals.subtotal, totals.discountTotal, totals.shippingTotal, totals.total].map((sum) =>
        first(amount(sum)),
      ),
      ...[line.title, optionWords(line), line.quantity, amount(line.unitPrice), amount(line.total)],
      amount(line.discountTotal),
      ...facts.buyer,
      first(amount(totals.taxTotal)),
      ...[totals.pricesIncludeTax ? 'yes' : 'no', amount(line.taxTotal)],
      line.taxRate === null ? null : line.taxRate / 1000,
      ...[first(time(parts.paidAt)), first(parts.trackingNumbers.join(' ')), null, null, timeZone],
      facts.recipient,
      ...[line.sku, line.weight, line.originCountry, line.customsCode],
      first(parts.payment?.providerPaymentId ?? null),
      ...[first(fieldsText('ORDER', order.customFields)), fieldsText('ORDER_LINE', line.customFields)],
      ...[line.requiresShipping ? 'yes' : 'no', line.leadTimeDays],
      ...[first(order.customerNote), first(order.giftMessage)],
      ...facts.delivery,
      ...facts.tax,
    ];
  });
  const ofRefunds = refunds.map((refund) => [
    ...facts.order,
    ...nothing(10),
    ...facts.buyer,
    ...nothing(6),
    ...[amount(refund.amount), time(refund.createdAt), timeZone],
    facts.recipient,
    ...nothing(11),
    ...facts.delivery,
    ...facts.tax,
  ]);
  return [...ofLines, ...ofRefunds];
}

/** The cells of each row of an order: the order, the customer, the recipient and the delivery address. */
function cellsOf(order: Order, placedAt: string | null) {
  const { number, status, paymentMethod, paymentState, shipmentState, currencyCode } = order;
  const { customer, billing, deliveryAddress } = order;
  const cells: Record<'order' | 'buyer' | 'delivery' | 'tax', CsvValue[]> & { recipient: string } = {
    order: [
      ...[number, placedAt, statusLabels[status], paymentLabels[paymentMethod], paymentState, shipmentState],
      currencyCode,
    ],
    buyer: [
      ...[customer.fullName, customer.email, billing?.phone ?? customer.phone],
      billing?.streetAddress ?? customer.address,
      ...[billing?.apartment ?? null, billing?.city ?? null, billing?.company ?? null],
      ...[billing?.region ?? null, billing?.postalCode ?? null, billing?.countryCode ?? null],
      order.deliveryMethod?.name ?? null,
    ],
    recipient: billing ? recipientName(billing) : customer.fullName,
    tax: [billing?.vatNumber ?? null, order.totals.isReverseCharge ? 'yes' : 'no'],
    delivery: deliveryAddress ? deliveryCells(deliveryAddress) : nothing(ofDelivery.length),
  };
  return cells;
}

function deliveryCells(address: DeliveryAddress): CsvValue[] {
  const { company, streetAddress, apartment, city } = address;
  const { region = null, postalCode = null, countryCode = null, phone = null } = address;
  return [
    ...[recipientName(address), company, streetAddress, apartment, city],
    ...[region, postalCode, countryCode, phone],
  ];
}

/** Values of custom fields by their keys, which never change. */
function valuesText(fields: readonly CustomField[], values: FieldValues, currency: string): string {
  return Object.entries(values)
    .sort()
    .map(([key, texts]) => {
      const field = fields.find((each) => each.key === key);
      return `${key}: ${(field ? decimalTexts(field, texts, currency) : texts).join(', ')}`;
    })
    .join('\n');
}

function nothing(count: number): null[] {
  return Array<null>(count).fill(null);
}

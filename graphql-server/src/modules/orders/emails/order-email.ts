import type { MinorUnits } from '../../../shared/money/money.ts';
import { type CalendarDay, message, type Message, type Phrase } from '../../../shared/messages/message.ts';
import { type CustomField, fieldsOf } from '../../custom-fields/custom-fields.ts';
import { publicFieldTexts } from '../../custom-fields/field-texts.ts';
import type { OrderDownload } from '../order-downloads.port.ts';
import { holdsStock, type OrderStatus } from '../order-status.ts';
import {
  amountOf,
  bankTransferSection,
  cardSection,
  closingSection,
  confirmationSection,
  downloadsSection,
  outstandingRows,
  restSection,
  toPaySection,
  unpaidSection,
} from './payment-sections.ts';
import type { Billing, DeliveryAddress } from '../order.entity.ts';
import {
  outstandingOf,
  destinationOf,
  type LineUnits,
  type Order,
  type OrderAdjustment,
  type OrderLine,
} from '../order.ts';
import { editSection } from './edit-section.ts';
import type { OrderEditChanges } from '../order-event.entity.ts';
import type { Shipment } from '../shipments/shipment-rules.ts';
import type { EmailBlock, DetailRow, EmailDraft, EmailItem } from '../../../email/email-content.ts';
import type { OrderSender } from './order-sender.ts';
import { type EmailTemplate, emailOpening } from '../../../email/email-template.ts';
import { orderTemplates } from './order-templates.ts';
import { totalRows } from '../../taxes/total-rows.ts';
import { optionWords } from '../../catalogue/variants/variant-rules.ts';

/**
 * An email about an order, sent to the order's email address. Values that may have changed by the time it is
 * sent are part of it; the rest is read from the order. Amounts in minor units of the order's currency.
 */
export type OrderEmail =
  | { kind: 'ORDER_PLACED' | 'ORDER_PAYMENT_LINK' | 'ORDER_PAID'; orderId: string }
  | { kind: 'ORDER_PARTIALLY_PAID'; orderId: string; amount: MinorUnits }
  | { kind: 'ORDER_STATUS_CHANGED'; orderId: string; status: OrderStatus }
  | { kind: 'ORDER_REFUNDED'; orderId: string; amount: MinorUnits; lines?: readonly LineUnits[] }
  | { kind: 'ORDER_EDITED'; orderId: string; edit: OrderEditChanges; isAddressChanged?: boolean }
  | { kind: 'ORDER_SENT'; orderId: string; shipmentId: string };

/** Data of an email about an order. */
export interface OrderWithLines {
  order: Order;
  lines: readonly OrderLine[];
  /** Discounts from promotions. */
  adjustments?: readonly OrderAdjustment[];
  /** The definitions of custom fields. */
  fields?: readonly CustomField[];
  /** What can be downloaded now. */
  downloads?: readonly OrderDownload[];
  /** Only for emails about shipments. */
  shipments?: readonly Shipment[];
}

interface OrderEventText {
  title: Message;
  template: OrderEmailTemplate;
}

/** All share the same placeholders, except for amounts and a date. */
type OrderEmailTemplate = EmailTemplate<
  'name' | 'order' | 'total' | 'shop' | 'date' | 'amount' | 'outstanding'
>;

/** What was filled in for a line. */
type FieldTexts = (line: OrderLine) => DetailRow[];

const statusTexts: Record<OrderStatus, OrderEventText> = {
  PENDING: { title: message('orderEmail.pending.title'), template: orderTemplates.reopened },
  DELIVERED: { title: message('orderEmail.delivered.title'), template: orderTemplates.delivered },
  CANCELLED: { title: message('orderEmail.cancelled.title'), template: orderTemplates.cancelled },
  RETURNED: { title: message('orderEmail.returned.title'), template: orderTemplates.returned },
};

/** Standard texts for an order that needs nothing more; a merchant's own text is used for it, too. */
const placedComplete = { ...orderTemplates.placed, standardText: message('orderEmail.placed.complete') };
const cancelledWithoutDelivery = {
  ...orderTemplates.cancelled,
  standardText: message('orderEmail.cancelled.withoutDelivery'),
};

export const paymentMethodNames = {
  BANK: message('orderEmail.paymentMethod.BANK'),
  CASH_ON_DELIVERY: message('orderEmail.paymentMethod.CASH_ON_DELIVERY'),
  CARD: message('orderEmail.paymentMethod.CARD'),
};

/** Renders an email about an order to its customer. Pure: the same rows give the same email. */
export function orderEmail(mail: OrderEmail, orderData: OrderWithLines, sender: OrderSender): EmailDraft {
  const { order, lines, adjustments = [], fields = [], downloads = [], shipments = [] } = orderData;
  const shipment =
    mail.kind === 'ORDER_SENT' ? shipments.find(({ id }) => id === mail.shipmentId) : undefined;
  const { title, template } = eventTextOf(mail, order);
  const { customFields, currencyCode } = order;
  const textContext = { currency: currencyCode, baseUrl: sender.baseUrl };
  const orderFields = publicFieldTexts(fieldsOf(fields, 'ORDER'), customFields, textContext);
  const fieldTexts = (line: OrderLine) =>
    publicFieldTexts(fieldsOf(fields, 'ORDER_LINE'), line.customFields, textContext);
  return {
    subject: message('orderEmail.subject', { title, number: order.number }),
    title,
    blocks: [
      { type: 'text', text: openingOf(template, mail, order, sender) },
      ...(mail.kind === 'ORDER_STATUS_CHANGED' ? closingSection(mail.status, order) : []),
      ...(mail.kind === 'ORDER_EDITED' ? editSection(mail, order) : []),
      ...(mail.kind === 'ORDER_EDITED' || mail.kind === 'ORDER_PARTIALLY_PAID'
        ? restSection(order, sender)
        : []),
      ...(mail.kind === 'ORDER_PAYMENT_LINK' ? toPaySection(order, sender) : []),
      ...(mail.kind === 'ORDER_PLACED' ? confirmationSection(order, sender) : []),
      ...(mail.kind === 'ORDER_PLACED' ? cardSection(order, sender) : []),
      ...(mail.kind === 'ORDER_STATUS_CHANGED' ? unpaidSection(mail.status, order) : []),
      ...(tellsOfPayment(mail) ? downloadsSection(downloads) : []),
      ...bankTransferSection(order, sender.bankAccount),
      ...(shipment ? shipmentSection(shipment, lines) : []),
      ...(mail.kind === 'ORDER_REFUNDED' ? refundSection(mail.lines ?? [], lines) : []),
      {
        type: 'button',
        label: message('orderEmail.seeOrder'),
        url: sender.orderPage(order),
      },
      { type: 'details', rows: [...detailsOf(order, sender), ...orderFields, ...notesOf(order)] },
      itemsOf(order, lines, adjustments, fieldTexts),
      ...withdrawalSection(order, sender),
    ],
    homeUrl: sender.home(order.storefrontId),
  };
}

function eventTextOf(mail: OrderEmail, order: Order): OrderEventText {
  switch (mail.kind) {
    case 'ORDER_PLACED':
      return { title: message('orderEmail.placed.title'), template: placedTemplate(order) };
    case 'ORDER_PAYMENT_LINK':
      return { title: message('orderEmail.paymentLink.title'), template: paymentTemplate(order) };
    case 'ORDER_PAID':
      return { title: message('orderEmail.paid.title'), template: orderTemplates.paid };
    case 'ORDER_PARTIALLY_PAID':
      return { title: message('orderEmail.partiallyPaid.title'), template: orderTemplates.partiallyPaid };
    case 'ORDER_STATUS_CHANGED':
      return mail.status === 'CANCELLED' && !order.requiresShipping
        ? { ...statusTexts.CANCELLED, template: cancelledWithoutDelivery }
        : statusTexts[mail.status];
    case 'ORDER_EDITED':
      return { title: message('orderEmail.edited.title'), template: orderTemplates.edited };
    case 'ORDER_SENT':
      return order.shipmentState === 'PART'
        ? { title: message('orderEmail.sentInPart.title'), template: orderTemplates.partSent }
        : { title: message('orderEmail.sent.title'), template: orderTemplates.sent };
    case 'ORDER_REFUNDED':
      return { title: message('orderEmail.refunded.title'), template: orderTemplates.refunded };
  }
}

/** Only an order with a deadline is canceled; that of an exchange has none, and may have been sent. */
function paymentTemplate({ paymentDueAt }: Order): OrderEmailTemplate {
  return paymentDueAt === null ? orderTemplates.stillToPay : orderTemplates.paymentLink;
}

/** An order paid in advance is prepared once the payment arrives, and a delivered one no more. */
function placedTemplate({ paymentMethod, paymentState, status }: Order): OrderEmailTemplate {
  if (status === 'DELIVERED') return placedComplete;
  return paymentMethod === 'CASH_ON_DELIVERY' || paymentState === 'PAID'
    ? orderTemplates.placed
    : orderTemplates.awaitingPayment;
}

function openingOf(
  template: OrderEmailTemplate,
  mail: OrderEmail,
  order: Order,
  sender: OrderSender,
): Phrase {
  return emailOpening(sender.openings, template, {
    name: order.billing?.firstName ?? order.customer.fullName,
    order: order.number,
    total: amountOf(order, order.totals.total),
    shop: sender.shopName,
    date: order.paymentLinkExpiresAt ?? '',
    amount: 'amount' in mail ? amountOf(order, mail.amount) : '',
    outstanding: amountOf(order, outstandingOf(order)),
  });
}

/** Where the customer can withdraw, as long as there may be something to withdraw from. */
function withdrawalSection(
  { id, status, shipmentState }: Order,
  { withdrawalLink }: OrderSender,
): EmailBlock[] {
  const isRestCanceled = status === 'CANCELLED' && shipmentState !== 'NONE';
  if (!withdrawalLink || !(holdsStock(status) || isRestCanceled)) return [];
  const [text, label] = [message('withdrawalEmail.link'), message('withdrawalEmail.linkLabel')];
  return [{ type: 'link', text, label, url: withdrawalLink(id) }];
}

function detailsOf(order: Order, sender: OrderSender): DetailRow[] {
  return [
    { label: message('orderEmail.order'), value: order.number },
    { label: message('orderEmail.placedOn'), value: order.createdAt },
    { label: message('orderEmail.payment'), value: paymentMethodNames[order.paymentMethod] },
    ...outstandingRows(order),
    ...deliveryRows(order),
    ...addressRows(order, sender),
  ];
}

function notesOf({ customerNote, giftMessage }: Order): DetailRow[] {
  return [
    ...(customerNote ? [{ label: message('orderEmail.customerNote'), value: customerNote }] : []),
    ...(giftMessage ? [{ label: message('orderEmail.giftMessage'), value: giftMessage }] : []),
  ];
}

/** Where it is delivered and, if that is another address, what the bill says. */
function addressRows(order: Order, { formatAddress }: OrderSender): DetailRow[] {
  const { billing, deliveryAddress, requiresShipping } = order;
  const destination = requiresShipping ? destinationOf(order) : null;
  const addressOf = (address: Billing | DeliveryAddress) =>
    [...formatAddress(address), address.phone].filter(Boolean).join('\n');
  return [
    ...(destination ? [{ label: message('orderEmail.deliveryTo'), value: addressOf(destination) }] : []),
    ...(billing && (deliveryAddress || !requiresShipping)
      ? [{ label: message('orderEmail.billingAddress'), value: addressOf(billing) }]
      : []),
    ...(billing?.vatNumber ? [{ label: message('orderEmail.vatNumber'), value: billing.vatNumber }] : []),
    ...(order.totals.isReverseCharge
      ? [{ label: message('orderEmail.vat'), value: message('orderEmail.reverseChargeNote') }]
      : []),
  ];
}

/** The delivery method and the expected arrival. */
function deliveryRows({ deliveryMethod }: Order): DetailRow[] {
  if (!deliveryMethod) return [];
  const { name, note, earliestOn, latestOn } = deliveryMethod;
  const value = note ? `${name}\n${note}` : name;
  const [earliest, latest] = [dayOf(earliestOn), dayOf(latestOn)];
  const arrival =
    earliest && latest && earliestOn !== latestOn
      ? message('orderEmail.arrivesBetween', { earliest, latest })
      : (latest ?? earliest);
  return [
    { label: message('orderEmail.delivery'), value },
    ...(arrival ? [{ label: message('orderEmail.arrival'), value: arrival }] : []),
  ];
}

function dayOf(day: string | null): CalendarDay | null {
  return day === null ? null : { day };
}

function itemsOf(
  order: Order,
  lines: readonly OrderLine[],
  adjustments: readonly OrderAdjustment[],
  fieldTexts: FieldTexts,
): EmailBlock {
  const discounts = adjustments.map((adjustment) => discountRow(order, adjustment));
  return {
    type: 'items',
    lines: lines.map((line) => toEmailItem(order, line, fieldTexts)),
    totals: totalRows(order.totals, order.requiresShipping, order.currencyCode, discounts),
  };
}

/** A discount. The delivery price already includes a discount on delivery. */
function discountRow(order: Order, { title, code, kind, amount }: OrderAdjustment): DetailRow {
  const label = code === null ? title : message('orderEmail.discountByCode', { title, code });
  if (kind !== 'FREE_DELIVERY') return { label, value: amountOf(order, -amount) };
  const isFree = order.totals.shippingTotal === 0;
  const off = message('orderEmail.deliveryReduced', { amount: amountOf(order, amount) });
  return { label, value: isFree ? message('orderEmail.freeDelivery') : off };
}

function toEmailItem(order: Order, line: OrderLine, fieldTexts: FieldTexts): EmailItem {
  const { title, quantity, unitPrice, total } = line;
  const options = optionWords(line);
  const price = amountOf(order, unitPrice);
  const details = options
    ? message('orderEmail.itemWithOptions', { options, quantity, price })
    : message('orderEmail.item', { quantity, price });
  const fields = [...leadTimeRows(line), ...backorderRows(line), ...fieldTexts(line)];
  return { title, details, fields, total: amountOf(order, total) };
}

function leadTimeRows({ requiresShipping, leadTimeDays: days }: OrderLine): DetailRow[] {
  if (days === null) return [];
  const value = message(requiresShipping ? 'orderEmail.shipsIn' : 'orderEmail.readyIn', { days });
  return [{ label: message('orderEmail.madeToOrder'), value }];
}

/** The units that wait for stock. */
function backorderRows({ backorderedQuantity: units, quantity, availableFrom }: OrderLine): DetailRow[] {
  if (units === 0) return [];
  const count = message('orderEmail.someOf', { units, quantity });
  const day = dayOf(availableFrom);
  if (!day) return [{ label: message('orderEmail.shipsLater'), value: count }];
  return [{ label: message('orderEmail.shipsFrom', { day }), value: count }];
}

/** Contents and tracking of a shipment. */
function shipmentSection(shipment: Shipment, lines: readonly OrderLine[]): EmailBlock[] {
  const { carrier, trackingNumber, trackingUrl, lines: sent } = shipment;
  return [
    {
      type: 'details',
      rows: [
        { label: message('orderEmail.parcel'), value: unitsText(sent, lines) },
        ...(carrier ? [{ label: message('orderEmail.carrier'), value: carrier }] : []),
        ...(trackingNumber ? [{ label: message('orderEmail.trackingNumber'), value: trackingNumber }] : []),
      ],
    },
    ...(trackingUrl
      ? [{ type: 'button' as const, label: message('orderEmail.track'), url: trackingUrl }]
      : []),
  ];
}

/** Cash on delivery is paid once the order is delivered, about which there is no other email. */
function tellsOfPayment(mail: OrderEmail): boolean {
  return (
    mail.kind === 'ORDER_PLACED' ||
    mail.kind === 'ORDER_PAID' ||
    (mail.kind === 'ORDER_STATUS_CHANGED' && mail.status === 'DELIVERED')
  );
}

/** The refunded lines; nothing for a refund of an amount without lines. */
function refundSection(refunded: readonly LineUnits[], lines: readonly OrderLine[]): EmailBlock[] {
  if (refunded.length === 0) return [];
  const rows = [{ label: message('orderEmail.refundedItems'), value: unitsText(refunded, lines) }];
  return [{ type: 'details', rows }];
}

/** One text line per order line: "2 × Tee, Blue". */
export function unitsText(units: readonly LineUnits[], lines: readonly OrderLine[]): string {
  return units
    .map(({ orderLineId, quantity }) => {
      const line = lines.find(({ id }) => id === orderLineId);
      return `${quantity} × ${[line?.title, line && optionWords(line)].filter(Boolean).join(', ')}`;
    })
    .join('\n');
}

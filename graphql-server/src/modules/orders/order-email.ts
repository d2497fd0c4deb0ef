import type { BankAccount } from '../../config.ts';
import type { MinorUnits } from '../../shared/money.ts';
import { webLinks } from '../../shared/web-links.ts';
import { type Amount, message, type Message } from '../../shared/messages/message.ts';
import type { OrderStatus } from './order-status.ts';
import type { Order, OrderLine } from './order.ts';
import type { EmailBlock, DetailRow, EmailDraft, EmailItem, Sender } from '../../email/email-content.ts';
import { optionWords } from '../catalogue/variants/variant-rules.ts';

/**
 * An email about an order, sent to the email given with the order. Values that may have changed by the time it is sent
 * are part of it; the rest is read from the order. Amounts in minor units of the order's currency.
 */
export type OrderEmail =
  | { kind: 'ORDER_PLACED' | 'ORDER_PAID'; orderId: string }
  | { kind: 'ORDER_STATUS_CHANGED'; orderId: string; status: OrderStatus }
  | { kind: 'ORDER_REFUNDED'; orderId: string; amount: MinorUnits };

/** What an email about an order is written from. */
export interface OrderWithLines {
  order: Order;
  lines: readonly OrderLine[];
}

/** What has happened to the order. */
interface OrderEventText {
  title: Message;
  text: Message;
}

const statusTexts: Record<OrderStatus, OrderEventText> = {
  PENDING: { title: message('orderEmail.pending.title'), text: message('orderEmail.pending.text') },
  DELIVERED: { title: message('orderEmail.delivered.title'), text: message('orderEmail.delivered.text') },
  CANCELLED: { title: message('orderEmail.cancelled.title'), text: message('orderEmail.cancelled.text') },
  RETURNED: { title: message('orderEmail.returned.title'), text: message('orderEmail.returned.text') },
};

const paymentMethodNames = {
  BANK: message('orderEmail.paymentMethod.BANK'),
  CASH_ON_DELIVERY: message('orderEmail.paymentMethod.CASH_ON_DELIVERY'),
  CARD: message('orderEmail.paymentMethod.CARD'),
};

/** Writes an email about an order to its customer. Pure: the same rows give the same email. */
export function orderEmail(mail: OrderEmail, { order, lines }: OrderWithLines, sender: Sender): EmailDraft {
  const { title, text } = eventTextOf(mail, order);
  const name = order.billing?.firstName ?? order.customer.fullName;
  return {
    subject: message('orderEmail.subject', { title, number: order.number }),
    title,
    blocks: [
      { type: 'text', text: message('email.greeting', { name, text }) },
      ...bankTransferSection(order, sender.bankAccount),
      {
        type: 'button',
        label: message('orderEmail.seeOrder'),
        url: sender.baseUrl + webLinks.order(order.id),
      },
      { type: 'details', rows: detailsOf(order) },
      itemsOf(order, lines),
    ],
  };
}

function eventTextOf(mail: OrderEmail, order: Order): OrderEventText {
  switch (mail.kind) {
    case 'ORDER_PLACED':
      return { title: message('orderEmail.placed.title'), text: placedText(order) };
    case 'ORDER_PAID':
      return { title: message('orderEmail.paid.title'), text: message('orderEmail.paid.text') };
    case 'ORDER_STATUS_CHANGED':
      return statusTexts[mail.status];
    case 'ORDER_REFUNDED':
      return {
        title: message('orderEmail.refunded.title'),
        text: message('orderEmail.refunded.text', { amount: amountOf(order, mail.amount) }),
      };
  }
}

/** An order that is paid in advance is prepared once it is paid. */
function placedText({ paymentMethod, paymentState }: Order): Message {
  return paymentMethod === 'CASH_ON_DELIVERY' || paymentState === 'PAID'
    ? message('orderEmail.placed.preparing')
    : message('orderEmail.placed.awaitingPayment');
}

function amountOf({ currencyCode: currency }: Order, amount: MinorUnits): Amount {
  return { amount, currency };
}

function detailsOf(order: Order): DetailRow[] {
  return [
    { label: message('orderEmail.order'), value: order.number },
    { label: message('orderEmail.placedOn'), value: order.createdAt },
    { label: message('orderEmail.payment'), value: paymentMethodNames[order.paymentMethod] },
    ...(order.billing ? [{ label: message('orderEmail.deliveryTo'), value: addressOf(order.billing) }] : []),
  ];
}

function addressOf(billing: NonNullable<Order['billing']>): string {
  const { firstName, company, streetAddress, apartment, city, phone } = billing;
  return [firstName, company, streetAddress, apartment, city, phone].filter(Boolean).join('\n');
}

function itemsOf(order: Order, lines: readonly OrderLine[]): EmailBlock {
  const { subtotal, shippingTotal, total } = order.totals;
  return {
    type: 'items',
    lines: lines.map((line) => toEmailItem(order, line)),
    totals: [
      { label: message('orderEmail.subtotal'), value: amountOf(order, subtotal) },
      {
        label: message('orderEmail.shipping'),
        value: shippingTotal === 0 ? message('orderEmail.freeShipping') : amountOf(order, shippingTotal),
      },
      { label: message('orderEmail.total'), value: amountOf(order, total) },
    ],
  };
}

function toEmailItem(order: Order, line: OrderLine): EmailItem {
  const { title, quantity, unitPrice, total } = line;
  const options = optionWords(line);
  const price = amountOf(order, unitPrice);
  const details = options
    ? message('orderEmail.itemWithOptions', { options, quantity, price })
    : message('orderEmail.item', { quantity, price });
  return { title, details, total: amountOf(order, total) };
}

/** How to pay an unpaid order by bank transfer; nothing for any other order. */
function bankTransferSection(order: Order, account: BankAccount | null): EmailBlock[] {
  const { paymentMethod, paymentState, status, paymentReference } = order;
  if (paymentMethod !== 'BANK' || paymentState !== 'UNPAID' || status !== 'PENDING') return [];
  const rows = [
    { label: message('transfer.amount'), value: amountOf(order, order.totals.total) },
    { label: message('transfer.reference'), value: paymentReference ?? order.number },
    ...(account ? accountRows(account) : []),
  ];
  return [
    { type: 'text', text: transferText(order.paymentDueAt, account !== null) },
    { type: 'details', rows },
  ];
}

function transferText(date: Date | null, isAccountKnown: boolean): Message {
  if (isAccountKnown) return date ? message('transfer.pleasePayBy', { date }) : message('transfer.pleasePay');
  return date ? message('transfer.pleaseAskBy', { date }) : message('transfer.pleaseAsk');
}

function accountRows({ holder, iban, bic, bank }: BankAccount): DetailRow[] {
  return [
    { label: message('transfer.holder'), value: holder },
    { label: message('transfer.iban'), value: iban },
    ...(bic ? [{ label: message('transfer.bic'), value: bic }] : []),
    ...(bank ? [{ label: message('transfer.bank'), value: bank }] : []),
  ];
}

import type { BankAccount } from '../../config.ts';
import { formatMoney, type MinorUnits } from '../../shared/money.ts';
import { webLinks } from '../../shared/web-links.ts';
import type { OrderStatus, PaymentMethod } from './order-status.ts';
import type { Order, OrderLine } from './order.ts';
import type { EmailBlock, DetailRow, EmailContent, EmailItem, Sender } from '../../email/email-content.ts';

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

interface News {
  title: string;
  text: string;
}

const statusEmail: Record<OrderStatus, News> = {
  PENDING: {
    title: 'Your order is being prepared',
    text: 'Your order is open again, and we are preparing it.',
  },
  DELIVERED: {
    title: 'Your order was delivered',
    text: 'Your order was delivered. We hope that you like it.',
  },
  CANCELLED: {
    title: 'Your order was cancelled',
    text: 'Your order was called off. Nothing will be delivered.',
  },
  RETURNED: { title: 'Your return has arrived', text: 'We have received what you sent back.' },
};

const paymentMethodNames: Record<PaymentMethod, string> = {
  BANK: 'Bank transfer',
  CASH_ON_DELIVERY: 'Cash on delivery',
  CARD: 'Card',
};

/** Writes an email about an order to its customer. Pure: the same rows give the same email. */
export function orderEmail(mail: OrderEmail, { order, lines }: OrderWithLines, sender: Sender): EmailContent {
  const money = (amount: MinorUnits) => formatMoney(amount, order.currencyCode);
  const { title, text } = eventTextOf(mail, order, money);
  const greeting = order.billing?.firstName ?? order.customer.fullName;
  return {
    subject: `${title}: order ${order.number}`,
    title,
    blocks: [
      { type: 'text', text: `Hello ${greeting},\n\n${text}` },
      ...bankTransferSection(order, sender.bankAccount, money, formatDate),
      { type: 'button', label: 'See your order', url: sender.baseUrl + webLinks.order(order.id) },
      { type: 'details', rows: detailsOf(order) },
      itemsOf(order, lines, money),
    ],
  };
}

function eventTextOf(mail: OrderEmail, order: Order, money: (amount: MinorUnits) => string): News {
  switch (mail.kind) {
    case 'ORDER_PLACED':
      return { title: 'Thank you for your order', text: placedEmail(order) };
    case 'ORDER_PAID':
      return { title: 'Your payment has arrived', text: 'We have received your payment. Thank you.' };
    case 'ORDER_STATUS_CHANGED':
      return statusEmail[mail.status];
    case 'ORDER_REFUNDED':
      return {
        title: 'Your refund is on its way',
        text: `We have given back ${money(mail.amount)}. It may take some days to arrive.`,
      };
  }
}

/** An order that is paid in advance is prepared once it is paid. */
function placedEmail({ paymentMethod, paymentState }: Order): string {
  return paymentMethod === 'CASH_ON_DELIVERY' || paymentState === 'PAID'
    ? 'We have received your order and are preparing it.'
    : 'We have received your order and prepare it as soon as your payment has arrived.';
}

function detailsOf(order: Order): DetailRow[] {
  return [
    { label: 'Order', value: order.number },
    { label: 'Placed', value: formatDate(order.createdAt) },
    { label: 'Payment', value: paymentMethodNames[order.paymentMethod] },
    ...(order.billing ? [{ label: 'Delivery to', value: addressOf(order.billing) }] : []),
  ];
}

function addressOf(billing: NonNullable<Order['billing']>): string {
  const { firstName, company, streetAddress, apartment, city, phone } = billing;
  return [firstName, company, streetAddress, apartment, city, phone].filter(Boolean).join('\n');
}

function itemsOf(
  order: Order,
  lines: readonly OrderLine[],
  money: (amount: MinorUnits) => string,
): EmailBlock {
  return {
    type: 'items',
    lines: lines.map((line) => toEmailItem(line, money)),
    totals: [
      { label: 'Subtotal', value: money(order.subtotal) },
      { label: 'Shipping', value: order.shippingTotal === 0 ? 'Free' : money(order.shippingTotal) },
      { label: 'Total', value: money(order.total) },
    ],
  };
}

function toEmailItem(line: OrderLine, money: (amount: MinorUnits) => string): EmailItem {
  const { title, colour, size, quantity, unitPrice, total } = line;
  const details = [colour, size, `${quantity} × ${money(unitPrice)}`].filter(Boolean).join(', ');
  return { title, details, total: money(total) };
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function formatDate(moment: Date): string {
  return dateFormat.format(moment);
}

/** How to pay an unpaid order by bank transfer; nothing for any other order. `money` formats an amount. */
function bankTransferSection(
  order: Order,
  account: BankAccount | null,
  money: (amount: number) => string,
  date: (moment: Date) => string,
): EmailBlock[] {
  const { paymentMethod, paymentState, status, paymentReference, paymentDueAt } = order;
  if (paymentMethod !== 'BANK' || paymentState !== 'UNPAID' || status !== 'PENDING') return [];
  const due = paymentDueAt ? ` by ${date(paymentDueAt)}; after that we call the order off` : '';
  const text = account
    ? `Please transfer the total to our account${due}.`
    : `Please pay by bank transfer${due}. Answer to this mail if you don't know our account.`;
  const rows = [
    { label: 'Amount', value: money(order.total) },
    { label: 'Reference', value: paymentReference ?? order.number },
    ...(account ? accountRows(account) : []),
  ];
  return [
    { type: 'text', text },
    { type: 'details', rows },
  ];
}

function accountRows({ holder, iban, bic, bank }: BankAccount): DetailRow[] {
  return [
    { label: 'Account holder', value: holder },
    { label: 'IBAN', value: iban },
    ...(bic ? [{ label: 'BIC', value: bic }] : []),
    ...(bank ? [{ label: 'Bank', value: bank }] : []),
  ];
}

import type { DetailRow, EmailBlock } from '../../../email/email-content.ts';
import type { OrderSender } from './order-sender.ts';
import type { BankAccount } from '../../../shared/money/bank-account.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import { type Amount, message, type Message } from '../../../shared/messages/message.ts';
import type { OrderDownload } from '../order-downloads.port.ts';
import { isOpenStatus, type OrderStatus } from '../order-status.ts';
import { type Order, outstandingOf, recipientOf } from '../order.ts';
import { isPayable, isRefundDue } from '../payment/payment-rules.ts';

/**
 * What happens to packages and payments of an order that ends. A card refund gets its own email once it is
 * made.
 */
export function closingSection(status: OrderStatus, order: Order): EmailBlock[] {
  const { paymentMethod: method, paymentState: state, shipmentState, totals } = order;
  const isRefunded = isRefundDue({ method, state, status, shipmentState, total: totals.total });
  const texts = [
    ...(status === 'CANCELLED' && shipmentState !== 'NONE' ? [message('orderEmail.cancelled.rest')] : []),
    ...(isRefunded ? [message('orderEmail.refundFollows')] : []),
  ];
  return texts.map((text) => ({ type: 'text', text }));
}

/** The payment link; nothing once no payment is due. */
function paymentLinkSection(order: Order, { paymentLink }: OrderSender): EmailBlock[] {
  const { paymentMethod: method, paymentState: state, status } = order;
  if (!isPayable({ method, state, status })) return [];
  return [{ type: 'button', label: message('orderEmail.payByCard'), url: paymentLink(order) }];
}

/** The payment link for the rest of a partially paid order; nothing for other orders. */
export function restSection(order: Order, sender: OrderSender): EmailBlock[] {
  const isRest = order.paymentState === 'PARTIALLY_PAID' && sender.takesCards;
  return isRest ? paymentLinkSection(order, sender) : [];
}

/** The payment link for what is to be paid of an order. */
export function toPaySection(order: Order, sender: OrderSender): EmailBlock[] {
  return order.paymentState === 'PARTIALLY_PAID'
    ? restSection(order, sender)
    : paymentLinkSection(order, sender);
}

/** The payment link for a guest's card order, in case the guest left the payment page. */
export function cardSection(order: Order, sender: OrderSender): EmailBlock[] {
  const { paymentMethod: method, paymentState: state, status } = order;
  if (!isPayable({ method, state, status })) return [];
  return [
    { type: 'text', text: message('orderEmail.placed.payByCard') },
    { type: 'button', label: message('orderEmail.payByCard'), url: sender.orderPage(order) },
  ];
}

/** Why a card order was canceled. */
export function unpaidSection(status: OrderStatus, { paymentMethod, paymentState }: Order): EmailBlock[] {
  if (status !== 'CANCELLED' || paymentMethod !== 'CARD' || paymentState !== 'UNPAID') return [];
  return [{ type: 'text', text: message('orderEmail.cancelled.unpaid') }];
}

/** How to confirm a cash on delivery order before it expires; nothing for other orders. */
export function confirmationSection(order: Order, sender: OrderSender): EmailBlock[] {
  const { id, paymentMethod, paymentState, status, paymentDueAt: date } = order;
  if (paymentMethod !== 'CASH_ON_DELIVERY' || paymentState !== 'UNPAID' || !isOpenStatus(status)) return [];
  if (!date) return [];
  const url = sender.orderConfirmationLink(id, recipientOf(order));
  return [
    { type: 'text', text: message('orderEmail.pleaseConfirm', { date }) },
    { type: 'button', label: message('orderEmail.confirm'), url },
  ];
}

/** Bank transfer details of an order that is not paid in full; nothing for other orders. */
export function bankTransferSection(order: Order, account: BankAccount | null): EmailBlock[] {
  const { paymentMethod, paymentState, status, paymentReference } = order;
  const isAwaited = paymentState === 'UNPAID' || paymentState === 'PARTIALLY_PAID';
  if (paymentMethod !== 'BANK' || !isAwaited || !isOpenStatus(status)) return [];
  const rows = [
    { label: message('transfer.amount'), value: amountOf(order, outstandingOf(order)) },
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

/** An amount in minor units of the order's currency. */
export function amountOf({ currencyCode: currency }: Order, amount: MinorUnits): Amount {
  return { amount, currency };
}

/** What is still to pay after a part was paid. */
export function outstandingRows(order: Order): DetailRow[] {
  const outstanding = outstandingOf(order);
  if (order.paymentState !== 'PARTIALLY_PAID' || outstanding === 0) return [];
  return [{ label: message('orderEmail.stillToPay'), value: amountOf(order, outstanding) }];
}

/** The links to what was bought; nothing if there is nothing to download. */
export function downloadsSection(downloads: readonly OrderDownload[]): EmailBlock[] {
  const [first] = downloads;
  if (!first) return [];
  return [
    { type: 'text', text: message('orderEmail.downloads', { date: first.expiresAt }) },
    ...downloads.map(({ name, url }): EmailBlock => {
      return { type: 'button', label: message('orderEmail.download', { name }), url };
    }),
  ];
}

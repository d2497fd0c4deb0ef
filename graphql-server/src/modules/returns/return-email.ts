import type { DetailRow, EmailBlock, EmailDraft } from '../../email/email-content.ts';
import type { OrderSender } from '../orders/emails/order-sender.ts';
import { defineEmailTemplate, emailOpening } from '../../email/email-template.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import { amountOf } from '../orders/emails/payment-sections.ts';
import { unitsText } from '../orders/emails/order-email.ts';
import type { ReturnEmail, ReturnEmailKind } from '../orders/emails/order-mail.ts';
import { type Order, type OrderLine, outstandingOf } from '../orders/order.ts';

const placeholders = ['name', 'order', 'total', 'shop', 'return'] as const;

/** How emails about returns begin. */
export const returnTemplates = {
  RETURN_REQUESTED: defineEmailTemplate({
    name: 'returnRequested',
    label: message('returnEmail.requested.label'),
    place: 30,
    placeholders,
    standardText: message('returnEmail.requested.text'),
  }),
  RETURN_APPROVED: defineEmailTemplate({
    name: 'returnApproved',
    label: message('returnEmail.approved.label'),
    place: 31,
    placeholders,
    standardText: message('returnEmail.approved.text'),
  }),
  RETURN_DECLINED: defineEmailTemplate({
    name: 'returnDeclined',
    label: message('returnEmail.declined.label'),
    place: 32,
    placeholders,
    standardText: message('returnEmail.declined.text'),
  }),
  RETURN_RECEIVED: defineEmailTemplate({
    name: 'returnReceived',
    label: message('returnEmail.received.label'),
    place: 33,
    placeholders,
    standardText: message('returnEmail.received.text'),
  }),
} satisfies Record<ReturnEmailKind, object>;

const titles: Record<ReturnEmailKind, Message> = {
  RETURN_REQUESTED: message('returnEmail.requested.title'),
  RETURN_APPROVED: message('returnEmail.approved.title'),
  RETURN_DECLINED: message('returnEmail.declined.title'),
  RETURN_RECEIVED: message('returnEmail.received.title'),
};

/** What an email about a return names; `exchange` is what is sent instead, null for nothing. */
interface ReturnEmailParts {
  order: Order;
  lines: readonly OrderLine[];
  exchange: { order: Order; lines: readonly OrderLine[] } | null;
}

/** Writes an email about a return to its customer. Pure: the same rows give the same email. */
export function returnEmail(
  mail: ReturnEmail,
  { order, lines, exchange }: ReturnEmailParts,
  sender: OrderSender,
): EmailDraft {
  const title = titles[mail.kind];
  const opening = emailOpening(sender.openings, returnTemplates[mail.kind], {
    name: order.billing?.firstName ?? order.customer.fullName,
    order: order.number,
    total: { amount: order.totals.total, currency: order.currencyCode },
    shop: sender.shopName,
    return: mail.number,
  });
  return {
    subject: message('orderEmail.subject', { title, number: order.number }),
    title,
    blocks: [
      { type: 'text', text: opening },
      ...(mail.text === null ? [] : [{ type: 'quote' as const, text: mail.text }]),
      ...(mail.kind === 'RETURN_APPROVED' ? [labelButton(mail, order, sender)] : []),
      { type: 'details', rows: [...detailsOf(mail, order, lines), ...exchangeDetails(mail, exchange)] },
      {
        type: 'button',
        label: message('orderEmail.seeOrder'),
        url: sender.orderPage(order),
      },
    ],
    homeUrl: sender.home(order.storefrontId),
  };
}

function labelButton({ returnId }: ReturnEmail, order: Order, sender: OrderSender): EmailBlock {
  const url = sender.returnLabel(order, returnId);
  return { type: 'button', label: message('returnEmail.printLabel'), url };
}

function detailsOf(mail: ReturnEmail, order: Order, lines: readonly OrderLine[]): DetailRow[] {
  return [
    { label: message('returnEmail.return'), value: mail.number },
    { label: message('orderEmail.order'), value: order.number },
    { label: message('returnEmail.items'), value: unitsText(mail.lines, lines) },
  ];
}

/** What is sent instead; once that does not come back, what is now to be paid for it. */
function exchangeDetails({ kind }: ReturnEmail, exchange: ReturnEmailParts['exchange']): DetailRow[] {
  if (!exchange) return [];
  const { order, lines } = exchange;
  const { number } = order;
  const units = lines.map(({ id: orderLineId, quantity }) => ({ orderLineId, quantity }));
  const amount = outstandingOf(order);
  const instead = { label: message('returnEmail.instead', { number }), value: unitsText(units, lines) };
  const toPay = { label: message('returnEmail.toPay', { number }), value: amountOf(order, amount) };
  return [...(kind === 'RETURN_DECLINED' ? [] : [instead]), ...(amount > 0 ? [toPay] : [])];
}

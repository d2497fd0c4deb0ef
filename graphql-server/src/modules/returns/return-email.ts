import type { DetailRow, EmailBlock, EmailDraft } from '../../email/email-content.ts';
import type { OrderSender } from '../orders/mails/order-sender.ts';
import { type MailTemplate, mailOpening } from '../../email/mail-templates.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import { unitsText } from '../orders/mails/order-email.ts';
import type { ReturnEmail, ReturnMailKind } from '../orders/mails/order-mail.ts';
import type { Order, OrderLine } from '../orders/order.ts';

const texts: Record<ReturnMailKind, { title: Message; template: Extract<MailTemplate, `return${string}`> }> =
  {
    RETURN_REQUESTED: { title: message('returnEmail.requested.title'), template: 'returnRequested' },
    RETURN_APPROVED: { title: message('returnEmail.approved.title'), template: 'returnApproved' },
    RETURN_REFUSED: { title: message('returnEmail.refused.title'), template: 'returnRefused' },
    RETURN_RECEIVED: { title: message('returnEmail.received.title'), template: 'returnReceived' },
  };

/** Writes an email about a return to its customer. Pure: the same rows give the same email. */
export function returnEmail(
  mail: ReturnEmail,
  { order, lines }: { order: Order; lines: readonly OrderLine[] },
  sender: OrderSender,
): EmailDraft {
  const { title, template } = texts[mail.kind];
  const opening = mailOpening(sender.openings, template, {
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
      { type: 'details', rows: detailsOf(mail, order, lines) },
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

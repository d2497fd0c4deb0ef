import type { EmailDraft } from '../../email/email-content.ts';
import { defineEmailTemplate, emailOpening } from '../../email/email-template.ts';
import { message } from '../../shared/messages/message.ts';
import type { CustomerEmail } from '../emails/customer-emails.registry.ts';
import { type OrderSender, orderSender } from '../orders/emails/order-sender.ts';
import { sampleOrder } from '../orders/emails/sample-order.ts';
import type { Order } from '../orders/order.ts';
import type { Invoice } from './invoice-query.ts';

/** An invoice with the link to its PDF. */
type LinkedInvoice = Pick<Invoice, 'series' | 'name' | 'total' | 'currencyCode' | 'issuedAt'> & {
  url: string;
};

const invoiceTemplate = defineEmailTemplate({
  name: 'invoiceIssued',
  label: message('invoiceEmail.invoice.label'),
  place: 36,
  placeholders: ['name', 'order', 'shop', 'invoice'],
  standardText: message('invoiceEmail.invoice.text'),
});

const creditNoteTemplate = defineEmailTemplate({
  name: 'creditNoteIssued',
  label: message('invoiceEmail.creditNote.label'),
  place: 37,
  placeholders: ['name', 'order', 'shop', 'invoice'],
  standardText: message('invoiceEmail.creditNote.text'),
});

/** Writes the email with the link to an invoice or a credit note. Pure. */
export function invoiceEmail(
  { series, name: number, total, currencyCode, issuedAt, url }: LinkedInvoice,
  order: Order,
  sender: OrderSender,
): EmailDraft {
  const isInvoice = series === 'INVOICE';
  const title = isInvoice
    ? message('invoiceEmail.invoice.title', { number })
    : message('invoiceEmail.creditNote.title', { number });
  return {
    subject: title,
    title,
    blocks: [
      {
        type: 'text',
        text: emailOpening(sender.openings, isInvoice ? invoiceTemplate : creditNoteTemplate, {
          name: order.billing?.firstName ?? order.customer.fullName,
          order: order.number,
          shop: sender.shopName,
          invoice: number,
        }),
      },
      {
        type: 'details',
        rows: [
          { label: message('orderEmail.order'), value: order.number },
          { label: message('invoiceEmail.issuedOn'), value: issuedAt },
          { label: message('invoiceEmail.total'), value: { amount: total, currency: currencyCode } },
        ],
      },
      { type: 'button', label: message('invoiceEmail.download'), url },
    ],
    homeUrl: sender.home(order.storefrontId),
  };
}

const sampleOf =
  (series: Invoice['series'], name: string): CustomerEmail['sample'] =>
  (sender, terms) => {
    const order = sampleOrder(terms);
    const { currencyCode, totals } = order;
    const url = `${sender.baseUrl}/invoices/example`;
    const invoice = { series, name, total: totals.total, currencyCode, issuedAt: terms.now, url };
    return invoiceEmail(invoice, order, orderSender(sender, terms.dependencies));
  };

export const invoiceEmails: readonly CustomerEmail[] = [
  { template: invoiceTemplate, sample: sampleOf('INVOICE', 'INV-0001') },
  { template: creditNoteTemplate, sample: sampleOf('CREDIT_NOTE', 'CN-0001') },
];

import type { EntityManager } from '../../db/database.ts';
import type { ComposedEmail, EmailComposer, Mail } from '../../email/email-composer.ts';
import type { InvoiceEmail } from '../orders/emails/order-mail.ts';
import type { OrderSender } from '../orders/emails/order-sender.ts';
import type { OrderService } from '../orders/order.service.ts';
import { invoiceEmail } from './invoice-email.ts';
import type { InvoiceFileService } from './invoice-file.service.ts';
import { selectInvoices, toInvoice } from './invoice-query.ts';

/** Writes the emails with invoices and credit notes. */
export class InvoiceEmailService implements EmailComposer {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderService,
    private readonly files: InvoiceFileService,
    private readonly sender: OrderSender,
  ) {}

  async compose(_id: string, mail: Mail, isLastAttempt: boolean): Promise<ComposedEmail> {
    const { orderId, invoiceId } = mail as InvoiceEmail & Mail;
    const invoice = toInvoice(
      await selectInvoices(this.em).where('id', '=', invoiceId).executeTakeFirstOrThrow(),
    );
    const order = await this.orders.get(orderId);
    const file = await this.files.open(invoice);
    // Better later with the file than now without it; but better without it than never.
    if (!file && !isLastAttempt) throw new Error(`The PDF of ${invoice.name} could not be read.`);
    return {
      ...(file && { attachments: [file] }),
      draft: invoiceEmail({ ...invoice, url: this.files.urlOf(invoiceId) }, order, this.sender),
      replyTo: null,
    };
  }
}

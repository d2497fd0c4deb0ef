import type { ComposedEmail, EmailComposer, Mail } from '../../email/email-composer.ts';
import type { OrderSender } from '../orders/emails/order-sender.ts';
import type { ReturnEmail } from '../orders/emails/order-mail.ts';
import type { OrderService } from '../orders/order.service.ts';
import { returnEmail } from './return-email.ts';

/** Writes the emails about returns. */
export class ReturnEmailService implements EmailComposer {
  constructor(
    private readonly orders: OrderService,
    private readonly sender: OrderSender,
  ) {}

  async compose(_id: string, mail: Mail): Promise<ComposedEmail> {
    const email = mail as ReturnEmail & Mail;
    const { exchangeOrderId = null } = email;
    const [parts, exchange] = await Promise.all([
      this.read(email.orderId),
      exchangeOrderId ? this.read(exchangeOrderId) : null,
    ]);
    return { draft: returnEmail(email, { ...parts, exchange }, this.sender), replyTo: null };
  }

  private async read(orderId: string) {
    const [order, lines] = await Promise.all([this.orders.get(orderId), this.orders.linesOf(orderId)]);
    return { order, lines };
  }
}

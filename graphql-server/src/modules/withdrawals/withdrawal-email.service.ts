import type { ComposedEmail, EmailComposer, Mail } from '../../email/email-composer.ts';
import type { WithdrawalEmail } from '../orders/emails/order-mail.ts';
import type { OrderSender } from '../orders/emails/order-sender.ts';
import type { OrderService } from '../orders/order.service.ts';
import { withdrawalEmail } from './withdrawal-email.ts';
import type { WithdrawalService } from './withdrawal.service.ts';

/** Writes the receipts of withdrawals. */
export class WithdrawalEmailService implements EmailComposer {
  constructor(
    private readonly orders: OrderService,
    private readonly withdrawals: WithdrawalService,
    private readonly sender: OrderSender,
  ) {}

  async compose(_id: string, mail: Mail): Promise<ComposedEmail> {
    const { orderId, withdrawalId } = mail as WithdrawalEmail & Mail;
    const [withdrawal, order, lines] = await Promise.all([
      this.withdrawals.get(withdrawalId),
      this.orders.get(orderId),
      this.orders.linesOf(orderId),
    ]);
    return { draft: withdrawalEmail(withdrawal, { order, lines }, this.sender), replyTo: null };
  }
}

import type { EmailDraft } from '../../email/email-content.ts';
import { defineEmailTemplate, emailOpening } from '../../email/email-template.ts';
import { message } from '../../shared/messages/message.ts';
import type { CustomerEmail } from '../emails/customer-emails.registry.ts';
import { unitsText } from '../orders/emails/order-email.ts';
import { type OrderSender, orderSender } from '../orders/emails/order-sender.ts';
import { sampleLine, sampleOrder } from '../orders/emails/sample-order.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import type { Withdrawal } from './withdrawal-rules.ts';

const template = defineEmailTemplate({
  name: 'withdrawalReceived',
  label: message('withdrawalEmail.label'),
  place: 35,
  placeholders: ['name', 'order', 'shop', 'withdrawal'],
  standardText: message('withdrawalEmail.text'),
});

/** Writes the receipt that the law asks for: what was declared, by whom, and when. Pure. */
export function withdrawalEmail(
  withdrawal: Withdrawal,
  { order, lines }: { order: Order; lines: readonly OrderLine[] },
  sender: OrderSender,
): EmailDraft {
  const title = message('withdrawalEmail.title');
  const name = withdrawal.name ?? order.customer.fullName;
  const opening = emailOpening(sender.openings, template, {
    name: order.billing?.firstName ?? order.customer.fullName,
    order: order.number,
    shop: sender.shopName,
    withdrawal: withdrawal.number,
  });
  return {
    subject: message('orderEmail.subject', { title, number: order.number }),
    title,
    blocks: [
      { type: 'text', text: opening },
      {
        type: 'text',
        text: message(order.paymentState === 'UNPAID' ? 'withdrawalEmail.unpaid' : 'withdrawalEmail.paid'),
      },
      { type: 'text', text: message('withdrawalEmail.declaration') },
      {
        type: 'details',
        rows: [
          { label: message('withdrawalEmail.withdrawal'), value: withdrawal.number },
          { label: message('withdrawalEmail.receivedAt'), value: { moment: withdrawal.createdAt } },
          { label: message('withdrawalEmail.name'), value: name },
          { label: message('orderEmail.order'), value: order.number },
          { label: message('orderEmail.placedOn'), value: order.createdAt },
          { label: message('returnEmail.items'), value: unitsText(withdrawal.lines, lines) },
        ],
      },
      { type: 'button', label: message('orderEmail.seeOrder'), url: sender.orderPage(order) },
    ],
    homeUrl: sender.home(order.storefrontId),
  };
}

export const withdrawalReceived: CustomerEmail = {
  template,
  sample(sender, terms) {
    const order = sampleOrder(terms);
    const withdrawal: Withdrawal = {
      id: 'withdrawal',
      number: 'W1001',
      orderId: 'example',
      name: order.customer.fullName,
      createdAt: terms.now,
      lines: [{ orderLineId: sampleLine.id, quantity: 1 }],
    };
    return withdrawalEmail(
      withdrawal,
      { order, lines: [sampleLine] },
      orderSender(sender, terms.dependencies),
    );
  },
};

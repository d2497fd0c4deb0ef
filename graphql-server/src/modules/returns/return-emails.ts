import type { CustomerEmail, SampleTerms } from '../emails/customer-emails.registry.ts';
import type { ReturnEmailKind } from '../orders/emails/order-mail.ts';
import { type OrderSender, orderSender } from '../orders/emails/order-sender.ts';
import { sampleLine, sampleOrder } from '../orders/emails/sample-order.ts';
import { returnEmail, returnTemplates } from './return-email.ts';

/** What the customer said, or the shop. */
const samples: Record<ReturnEmailKind, string | null> = {
  RETURN_REQUESTED: 'It is smaller than I thought.',
  RETURN_APPROVED: null,
  RETURN_DECLINED: 'The lamp has been in use for a while, and its glass is scratched.',
  RETURN_RECEIVED: null,
};

export const returnEmails: CustomerEmail[] = Object.keys(samples).map((name) => {
  const kind = name as ReturnEmailKind;
  return {
    template: returnTemplates[kind],
    sample: (sender, terms) => sampleReturnEmail(kind, terms, orderSender(sender, terms.dependencies)),
  };
});

/** An email about a return of the sample order. */
export function sampleReturnEmail(
  kind: ReturnEmailKind,
  terms: Pick<SampleTerms, 'currencyCode' | 'now'>,
  sender: OrderSender,
) {
  const mail = {
    kind,
    orderId: 'example',
    returnId: 'return',
    number: 'R1001',
    lines: [{ orderLineId: sampleLine.id, quantity: 1 }],
    text: samples[kind],
  };
  return returnEmail(mail, { order: sampleOrder(terms), lines: [sampleLine], exchange: null }, sender);
}

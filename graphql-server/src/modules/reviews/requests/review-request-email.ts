import type { EmailBlock, EmailDraft, Sender } from '../../../email/email-content.ts';
import { defineEmailTemplate, emailOpening } from '../../../email/email-template.ts';
import { message } from '../../../shared/messages/message.ts';
import { webLinks } from '../../../shared/web-links.ts';
import type { CustomerEmail } from '../../emails/customer-emails.registry.ts';

const template = defineEmailTemplate({
  name: 'reviewRequest',
  label: message('reviewEmail.label'),
  place: 70,
  placeholders: ['name', 'order', 'shop'],
  standardText: message('reviewEmail.text', { order: '{order}' }),
});

export const reviewRequestCustomerEmail: CustomerEmail = {
  template,
  sample: (sender) => {
    const products = [{ id: 'lamp', title: 'Lamp' }];
    const content = { name: 'Ada', orderNumber: '1001', products, stopUrl: sender.baseUrl };
    return reviewRequestEmail(content, sender);
  },
};

export interface ReviewRequestContent {
  /** The customer's first name, or the name in the order. */
  name: string;
  orderNumber: string;
  products: readonly { id: string; title: string }[];
  /** The link to unsubscribe from review requests. */
  stopUrl: string;
}

/** Asks a customer to review products. Pure: the same content gives the same email. */
export function reviewRequestEmail(
  { name, orderNumber, products, stopUrl }: ReviewRequestContent,
  sender: Sender,
): EmailDraft {
  const { shopName, baseUrl, openings } = sender;
  return {
    subject: message('reviewEmail.subject', { shopName }),
    title: message('reviewEmail.title'),
    blocks: [
      {
        type: 'text',
        text: emailOpening(openings, template, { name, order: orderNumber, shop: shopName }),
      },
      ...products.map(({ id, title }): EmailBlock => ({
        type: 'button',
        label: message('reviewEmail.write', { title }),
        url: baseUrl + webLinks.writeReview(id),
      })),
      {
        type: 'link',
        text: message('reviewEmail.reason', { shopName }),
        label: message('reviewEmail.stop'),
        url: stopUrl,
      },
    ],
  };
}

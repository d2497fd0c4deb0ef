import type { EmailDraft, Sender } from '../../email/email-content.ts';
import { defineEmailTemplate, emailOpening } from '../../email/email-template.ts';
import { message } from '../../shared/messages/message.ts';
import { webLinks } from '../../shared/web-links.ts';
import type { CustomerEmail } from '../emails/customer-emails.registry.ts';

const confirm = defineEmailTemplate({
  name: 'newsletterConfirm',
  label: message('newsletterConfirmEmail.label'),
  place: 50,
  placeholders: ['shop'],
  standardText: message('newsletterConfirmEmail.text', { shopName: '{shop}' }),
});

const welcome = defineEmailTemplate({
  name: 'newsletterWelcome',
  label: message('newsletterWelcomeEmail.label'),
  place: 51,
  placeholders: ['shop'],
  standardText: message('newsletterWelcomeEmail.text', { shopName: '{shop}' }),
});

export const newsletterEmails: CustomerEmail[] = [
  { template: confirm, sample: (sender) => newsletterConfirmEmail('example', sender) },
  {
    template: welcome,
    sample: (sender) => newsletterWelcomeEmail({ code: 'WELCOME10', unsubscribeUrl: sender.baseUrl }, sender),
  },
];

/** Asks the owner of an email address to confirm the newsletter. */
export function newsletterConfirmEmail(token: string, { shopName, baseUrl, openings }: Sender): EmailDraft {
  return {
    subject: message('newsletterConfirmEmail.subject', { shopName }),
    title: message('newsletterConfirmEmail.title'),
    blocks: [
      { type: 'text', text: emailOpening(openings, confirm, { shop: shopName }) },
      {
        type: 'button',
        label: message('newsletterConfirmEmail.button'),
        url: baseUrl + webLinks.newsletterConfirm(token),
      },
      { type: 'text', text: message('newsletterConfirmEmail.validity') },
    ],
  };
}

export interface NewsletterWelcome {
  /** Discount code for the first order; null if the shop has none. */
  code: string | null;
  /** The link to unsubscribe. */
  unsubscribeUrl: string;
}

/** Welcomes a subscriber, with the discount that the shop promises. */
export function newsletterWelcomeEmail(
  { code, unsubscribeUrl }: NewsletterWelcome,
  { shopName, baseUrl, openings }: Sender,
): EmailDraft {
  return {
    subject: message('newsletterWelcomeEmail.subject', { shopName }),
    title: message('newsletterWelcomeEmail.title'),
    blocks: [
      { type: 'text', text: emailOpening(openings, welcome, { shop: shopName }) },
      ...(code === null
        ? []
        : [
            { type: 'text' as const, text: message('newsletterWelcomeEmail.code') },
            {
              type: 'details' as const,
              rows: [{ label: message('newsletterWelcomeEmail.codeLabel'), value: code }],
            },
          ]),
      { type: 'button', label: message('newsletterWelcomeEmail.button'), url: baseUrl + webLinks.shop() },
      {
        type: 'link',
        text: message('newsletterWelcomeEmail.reason', { shopName }),
        label: message('email.unsubscribe'),
        url: unsubscribeUrl,
      },
    ],
  };
}

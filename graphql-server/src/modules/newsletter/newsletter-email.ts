import type { EmailDraft, Sender } from '../../email/email-content.ts';
import { mailOpening } from '../../email/mail-templates.ts';
import { message } from '../../shared/messages/message.ts';
import { webLinks } from '../../shared/web-links.ts';

/** Asks whoever reads an address whether they want the newsletter. */
export function newsletterConfirmEmail(token: string, { shopName, baseUrl, openings }: Sender): EmailDraft {
  return {
    subject: message('newsletterConfirmEmail.subject', { shopName }),
    title: message('newsletterConfirmEmail.title'),
    blocks: [
      { type: 'text', text: mailOpening(openings, 'newsletterConfirm', { shop: shopName }) },
      {
        type: 'button',
        label: message('newsletterConfirmEmail.button'),
        url: baseUrl + webLinks.newsletterConfirm(token),
      },
      { type: 'text', text: message('newsletterConfirmEmail.validity') },
    ],
  };
}

/** What the welcome mail holds. */
export interface NewsletterWelcome {
  /** The code of the discount on a first order; null: the shop has none. */
  code: string | null;
  /** Where the newsletter ends. */
  unsubscribeUrl: string;
}

/** Welcomes a subscriber, with the discount that the shop promises for it. */
export function newsletterWelcomeEmail(
  { code, unsubscribeUrl }: NewsletterWelcome,
  { shopName, baseUrl, openings }: Sender,
): EmailDraft {
  return {
    subject: message('newsletterWelcomeEmail.subject', { shopName }),
    title: message('newsletterWelcomeEmail.title'),
    blocks: [
      { type: 'text', text: mailOpening(openings, 'newsletterWelcome', { shop: shopName }) },
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

import type { EmailDraft } from '../../../email/email-content.ts';
import { type ResetSender, resetSender } from './reset-sender.ts';
import { defineEmailTemplate, emailOpening } from '../../../email/email-template.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { message } from '../../../shared/messages/message.ts';
import type { CustomerEmail } from '../../emails/customer-emails.registry.ts';

const template = defineEmailTemplate({
  name: 'passwordReset',
  label: message('resetEmail.label'),
  place: 40,
  placeholders: ['name', 'shop'],
  standardText: message('resetEmail.asked', { shopName: '{shop}' }),
});

export const passwordResetCustomerEmail: CustomerEmail = {
  template,
  sample: (sender, { dependencies }) =>
    passwordResetEmail('Ada', 'example', resetSender(sender, dependencies)),
};

/**
 * Explains how to set a new password or, with `token` null, that the account signs in with Google and has
 * none. `storefrontId`: the other storefront where it was requested.
 */
export function passwordResetEmail(
  firstName: string,
  token: string | null,
  sender: ResetSender,
  storefrontId: string | null = null,
): EmailDraft {
  if (token === null) return googleAccountEmail(firstName, sender);
  const url = sender.passwordResetLink(token, storefrontId);
  return { ...resetLinkEmail(firstName, url, sender), homeUrl: sender.home(storefrontId) };
}

function resetLinkEmail(name: string, url: string, { shopName, openings }: ResetSender): EmailDraft {
  return {
    subject: message('resetEmail.subject', { shopName }),
    title: message('resetEmail.title'),
    blocks: [
      { type: 'text', text: emailOpening(openings, template, { name, shop: shopName }) },
      { type: 'button', label: message('resetEmail.title'), url },
      { type: 'text', text: message('resetEmail.validity') },
    ],
  };
}

function googleAccountEmail(name: string, { shopName, baseUrl }: ResetSender): EmailDraft {
  const text = message('googleEmail.text', { shopName });
  return {
    subject: message('googleEmail.subject', { shopName }),
    title: message('googleEmail.title'),
    blocks: [
      { type: 'text', text: message('email.greeting', { name, text }) },
      { type: 'button', label: message('googleEmail.goToLogin'), url: baseUrl + webLinks.login() },
    ],
  };
}

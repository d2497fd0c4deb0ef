import { webLinks } from '../../../shared/web-links.ts';
import type { EmailContent, Sender } from '../../../email/email-content.ts';

/**
 * Tells a user how to set a new password, or, with `token` null, that the account has none but signs in with Google.
 */
export function passwordResetEmail(firstName: string, token: string | null, sender: Sender): EmailContent {
  return token === null ? googleAccountEmail(firstName, sender) : resetLinkEmail(firstName, token, sender);
}

function resetLinkEmail(firstName: string, token: string, { shopName, baseUrl }: Sender): EmailContent {
  return {
    subject: `Choose a new password for ${shopName}`,
    title: 'Choose a new password',
    blocks: [
      {
        type: 'text',
        text: `Hello ${firstName},\n\nSomebody, hopefully you, has asked for a new password for your account at ${shopName}.`,
      },
      { type: 'button', label: 'Choose a new password', url: baseUrl + webLinks.resetPassword(token) },
      {
        type: 'text',
        text: 'The link works once, within an hour. If you did not ask for it, you need not do anything: your password stays as it is.',
      },
    ],
  };
}

function googleAccountEmail(firstName: string, { shopName, baseUrl }: Sender): EmailContent {
  return {
    subject: `How to sign in to ${shopName}`,
    title: 'You sign in with Google',
    blocks: [
      {
        type: 'text',
        text: `Hello ${firstName},\n\nSomebody, hopefully you, has asked for a new password for your account at ${shopName}. Your account has no password here: please use "Sign in with Google" on the login page.`,
      },
      { type: 'button', label: 'Go to the login page', url: baseUrl + webLinks.login() },
    ],
  };
}

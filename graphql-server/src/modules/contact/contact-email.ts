import type { EmailDraft } from '../../email/email-content.ts';
import { message } from '../../shared/messages/message.ts';

/** A visitor's message, verbatim. */
export interface ContactDetails {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Forwards a visitor's message to the shop's staff. */
export function contactEmail({ name, email, phone, message: text }: ContactDetails): EmailDraft {
  return {
    subject: message('contactEmail.subject', { name }),
    title: message('contactEmail.title'),
    blocks: [
      {
        type: 'details',
        rows: [
          { label: message('contactEmail.name'), value: name },
          { label: message('contactEmail.email'), value: email },
          { label: message('contactEmail.phone'), value: phone },
        ],
      },
      { type: 'quote', text },
    ],
  };
}

import type { EmailContent } from '../../email/email-content.ts';

/** A visitor's message as it was written. */
export interface ContactDetails {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Forwards a visitor's message to the shop's staff. */
export function contactEmail({ name, email, phone, message }: ContactDetails): EmailContent {
  return {
    subject: `Message from ${name}`,
    title: 'A visitor has written',
    blocks: [
      {
        type: 'details',
        rows: [
          { label: 'Name', value: name },
          { label: 'Email', value: email },
          { label: 'Phone', value: phone },
        ],
      },
      { type: 'quote', text: message },
    ],
  };
}

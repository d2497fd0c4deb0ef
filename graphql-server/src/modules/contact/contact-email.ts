import type { EmailContent } from '../../email/email-content.ts';

/** What a visitor wrote, in the visitor's own words. */
export interface ContactDetails {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Passes a visitor's message on to the shop's people. */
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

import type { Letter } from '../../email/email-content.ts';

/** What a visitor wrote, in the visitor's own words. */
export interface ContactFacts {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Passes a visitor's message on to the shop's people. */
export function contactLetter({ name, email, phone, message }: ContactFacts): Letter {
  return {
    subject: `Message from ${name}`,
    title: 'A visitor has written',
    blocks: [
      {
        type: 'facts',
        facts: [
          { label: 'Name', value: name },
          { label: 'Email', value: email },
          { label: 'Phone', value: phone },
        ],
      },
      { type: 'quote', text: message },
    ],
  };
}

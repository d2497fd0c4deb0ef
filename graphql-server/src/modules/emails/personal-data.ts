import { sql } from 'kysely';
import { ofOrder, type PersonalData, withEmail } from '../../shared/personal-data.ts';

/**
 * Emails to a confirmed email address, and those about orders. Modules declare what they send to unconfirmed
 * addresses.
 */
export const emailData: PersonalData = {
  rows: [
    {
      table: 'outbox_emails',
      about: (person) => sql`(${withEmail('recipient')(person)} or ${ofOrder()(person)})`,
      erase: 'DELETE',
    },
  ],
};

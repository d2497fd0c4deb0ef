import { mentions, outboxEmails, type PersonalData, withEmail } from '../../shared/personal-data.ts';

export const contactData: PersonalData = {
  rows: [
    { ...outboxEmails('messageId', { table: 'contact_messages', about: withEmail() }), isExported: false },
    { table: 'contact_messages', about: withEmail(), erase: 'DELETE' },
    mentions('contact_messages', ['name', 'phone', 'message']),
  ],
};

import {
  auditEntries,
  mentions,
  outboxEmails,
  type PersonalData,
  withEmail,
} from '../../shared/personal-data.ts';

const messages = { table: 'contact_messages', about: withEmail() };

export const contactData: PersonalData = {
  rows: [
    { ...outboxEmails('messageId', messages), isExported: false },
    auditEntries('CONTACT_MESSAGE', messages, { isNamed: true }),
    { ...messages, erase: 'DELETE' },
    mentions('contact_messages', ['name', 'phone', 'message']),
  ],
};

import { sql } from 'kysely';
import { ofUser, outboxEmails, type PersonalData } from '../../shared/personal-data.ts';

export const authData: PersonalData = {
  rows: [
    {
      table: 'outbox_emails',
      about: ({ accountEmail }) => sql`(kind = 'PASSWORD_RESET' and recipient = ${accountEmail})`,
      erase: 'DELETE',
    },
    outboxEmails('userId', { table: 'users', about: ofUser('id') }),
    { table: 'sessions', about: ofUser(), erase: 'DELETE', secret: ['id'] },
    { table: 'identities', about: ofUser(), erase: 'DELETE' },
    { table: 'password_reset_tokens', about: ofUser(), erase: 'DELETE', secret: ['hash'] },
    { table: 'passkey_challenges', about: ofUser(), erase: 'DELETE', secret: ['binding', 'challenge'] },
    { table: 'passkeys', about: ofUser(), erase: 'DELETE' },
    { table: 'second_factors', about: ofUser(), erase: 'DELETE', secret: ['secret', 'recovery_codes'] },
  ],
  // Hashes of emails, ids and networks, deleted within an hour.
  impersonal: ['throttle_counts'],
};

import { sql } from 'kysely';
import { userKey } from '../../shared/caller-key.ts';
import type { PersonalData } from '../../shared/personal-data.ts';

/** What staff and programs were answered about a person is sealed, and gone within a day. */
export const idempotencyData: PersonalData = {
  rows: [
    {
      table: 'idempotency_keys',
      about: ({ userIds }) => sql`caller = any (${sql.val(userIds.map(userKey))}::text[])`,
      erase: 'DELETE',
      secret: ['fingerprint', 'claim', 'answer'],
    },
  ],
};

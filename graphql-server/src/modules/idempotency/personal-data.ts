import { sql } from 'kysely';
import { userKey } from '../../shared/caller-key.ts';
import type { PersonalData } from '../../shared/personal-data.ts';

/** Stored responses about a person are encrypted, and deleted within a day. */
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

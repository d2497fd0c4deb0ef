import { sql } from 'kysely';
import { userKey } from '../../shared/caller-key.ts';
import type { PersonalData } from '../../shared/personal-data.ts';

/** The limits of HTTP keep a budget for each caller; modules don't import from that layer. */
export const callerBudgetData: PersonalData = {
  rows: [
    {
      table: 'caller_budgets',
      about: ({ userIds }) => sql`caller = any (${sql.val(userIds.map(userKey))}::text[])`,
      erase: 'DELETE',
    },
  ],
};

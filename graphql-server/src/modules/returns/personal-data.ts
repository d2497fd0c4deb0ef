import { sql } from 'kysely';
import { ofOrder, type PersonalData } from '../../shared/personal-data.ts';

export const returnData: PersonalData = {
  rows: [
    {
      table: 'returns',
      about: ofOrder(),
      erase: 'NOTHING',
      keep: { columns: ['state'], for: 'BOOKS' },
    },
    {
      table: 'return_lines',
      about: (person) => sql`return_id in (select id from returns where ${ofOrder()(person)})`,
      erase: 'NOTHING',
      keep: { columns: ['reason'], for: 'BOOKS' },
    },
    {
      table: 'return_events',
      about: ofOrder(),
      erase: () => ({ text: null }),
      keep: { columns: ['state', 'actor'], for: 'BOOKS' },
    },
  ],
};

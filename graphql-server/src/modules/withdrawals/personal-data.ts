import { sql } from 'kysely';
import { ofOrder, type PersonalData } from '../../shared/personal-data.ts';

export const withdrawalData: PersonalData = {
  rows: [
    { table: 'withdrawals', about: ofOrder(), erase: () => ({ name: null }) },
    {
      table: 'withdrawal_lines',
      about: (person) => sql`withdrawal_id in (select id from withdrawals where ${ofOrder()(person)})`,
      erase: 'NOTHING',
    },
  ],
};

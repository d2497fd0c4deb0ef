import { sql } from 'kysely';
import { ofOrder, type PersonalData } from '../../shared/personal-data.ts';

export const downloadData: PersonalData = {
  rows: [
    {
      table: 'downloads',
      about: (person) => sql`order_line_id in (select id from order_lines where ${ofOrder()(person)})`,
      erase: 'NOTHING',
    },
  ],
  impersonal: ['digital_files'],
};

import { sql } from 'kysely';
import { ofOrder, ofUser, type PersonalData } from '../../shared/personal-data.ts';

/** Programs may write anything about people. What other systems call an order stays with it. */
export const metadataData: PersonalData = {
  rows: [
    { table: 'metadata', about: ofUser('owner_id'), erase: 'DELETE' },
    {
      table: 'metadata',
      about: (person) =>
        sql`owner_id in (select id from orders where ${ofOrder('id')(person)}
          union all select id from order_lines where ${ofOrder()(person)})`,
      erase: () => ({ entries: '{}' }),
      keep: { columns: ['external_id'], for: 'BOOKS' },
    },
  ],
};

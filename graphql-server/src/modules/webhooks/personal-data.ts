import { sql } from 'kysely';
import { contains, type DataSubject, ofUser, type PersonalData } from '../../shared/personal-data.ts';

const deliveries = {
  table: 'webhook_deliveries',
  about: (person: DataSubject) =>
    sql`(${ofUser('customer_id')(person)} or ${contains(['body'], person.orderIds)}
      or (type like 'newsletter.%' and ${contains(['body'], person.emails)}))`,
};

/** Receivers must erase the content as well: `customer.erased` requests it. */
export const webhookData: PersonalData = {
  rows: [
    {
      table: 'webhook_attempts',
      about: (person) =>
        sql`delivery_id in (select id from webhook_deliveries where ${deliveries.about(person)})`,
      erase: 'DELETE',
    },
    { ...deliveries, erase: 'DELETE' },
  ],
  impersonal: ['webhooks', 'webhook_progress'],
};

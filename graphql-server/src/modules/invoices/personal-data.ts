import { sql } from 'kysely';
import { ofOrder, type PersonalData } from '../../shared/personal-data.ts';

/** An erasure changes nothing: tax law requires invoices as they were issued, and the database insists. */
export const invoiceData: PersonalData = {
  rows: [
    {
      table: 'invoices',
      about: ofOrder(),
      erase: 'NOTHING',
      keep: { columns: ['series', 'name', 'currency', 'data'], for: 'BOOKS' },
    },
    {
      table: 'invoice_files',
      about: (person) => sql`invoice_id in (select id from invoices where ${ofOrder()(person)})`,
      erase: 'NOTHING',
      keep: { columns: ['sha256'], for: 'BOOKS' },
    },
    { table: 'invoice_tasks', about: ofOrder('id'), erase: 'NOTHING' },
  ],
  impersonal: ['invoice_counters'],
};

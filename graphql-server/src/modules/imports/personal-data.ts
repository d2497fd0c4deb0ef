import { sql } from 'kysely';
import { contains, type DataSubject, ofUser, type PersonalData } from '../../shared/personal-data.ts';

/**
 * Imports whose stored file contains the account, by its id or by its email, as its importer finds it.
 * The letters of an email in UTF-16 have zero bytes between them.
 */
const importsOfFile = ({ userIds, accountEmail }: DataSubject) => sql`
  select import_id from (
    select import_id, lower(replace(encode(string_agg(content, ''::bytea order by position), 'escape'), '\\000', '')) as file
    from sheet_import_parts join sheet_imports on id = import_id where kind in ('CUSTOMERS', 'ORDERS') group by import_id
  ) files
  where exists (
    select from unnest(${sql.val([accountEmail, ...userIds])}::text[]) searched
    where position(encode(convert_to(searched, 'UTF8'), 'escape') in file) > 0)`;

const reportsOn = (person: DataSubject) => sql`(${ofUser('subject_id')(person)}
  or ${contains(['subject', 'before', 'after', 'message'], [person.accountEmail, ...person.userIds])})`;

/** Erasing a customer cancels an import that would add them again. Report entries about other people stay. */
export const importData: PersonalData = {
  rows: [
    {
      // The first row of a file without column names is a person's. Most such files are rejected.
      table: 'column_mappings',
      isExported: false,
      about: ({ words }) => sql`kind = 'CUSTOMERS' and exists (select from jsonb_object_keys(fields) name
        where lower(name) = any (${sql.val(words.map((word) => word.toLowerCase()))}::text[]))`,
      erase: 'DELETE',
    },
    {
      table: 'sheet_imports',
      isExported: false,
      about: (person) => sql`kind in ('CUSTOMERS', 'ORDERS') and (id in (${importsOfFile(person)})
        or id in (select import_id from sheet_import_entries where ${reportsOn(person)}))`,
      erase: ({ now }) => ({
        file_name: sql`lower(kind) || '.csv'`,
        // The first row of a file without column names is a person's.
        columns: null,
        is_cancelled: sql`is_cancelled or ended_at is null`,
        // If a process is working on it, that process ends it.
        state: sql`case when ended_at is null and lease_until is null then 'CANCELLED' else state end`,
        ended_at: sql`case when lease_until is null then coalesce(ended_at, ${now}) else ended_at end`,
      }),
      keep: {
        columns: ['kind', 'encoding', 'source', 'columns_chosen_at', 'state', 'actor', 'actor_name'],
        for: 'ACCOUNTABILITY',
      },
    },
    {
      table: 'sheet_import_parts',
      isExported: false,
      about: (person) => sql`import_id in (${importsOfFile(person)})`,
      erase: 'DELETE',
    },
    { table: 'sheet_import_entries', about: reportsOn, erase: 'DELETE' },
  ],
};

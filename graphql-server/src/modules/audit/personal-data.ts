import { sql } from 'kysely';
import { contains, type PersonalData, withoutWords } from '../../shared/personal-data.ts';

/** Entries that mention a data subject. Modules declare which entries do. */
export const auditData: PersonalData = {
  rows: [
    {
      table: 'audit_entries',
      isExported: false,
      about: ({ emails }) => contains(['subject_name', 'part_name', 'changes'], emails),
      erase: ({ words }) => ({
        subject_name: withoutWords(sql.ref('subject_name'), words),
        part_name: withoutWords(sql.ref('part_name'), words),
        changes: sql`${withoutWords(sql`changes::text`, words.map(asInJson))}::jsonb`,
      }),
      keep: {
        columns: [
          ...['actor', 'actor_name', 'request_id', 'action', 'subject', 'subject_id', 'subject_name', 'part'],
          'changes',
        ],
        for: 'ACCOUNTABILITY',
      },
    },
  ],
};

const asInJson = (word: string) => JSON.stringify(word).slice(1, -1);

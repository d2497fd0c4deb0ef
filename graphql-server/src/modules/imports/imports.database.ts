import { audited } from '../../db/declared/audited.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { ColumnMappingEntity } from './mapping/column-mapping.entity.ts';

export const importsDatabase = databaseRules('imports', [
  audited(ColumnMappingEntity, {
    subject: 'COLUMN_MAPPING',
    subjectName: `(select left(string_agg(name, ', '), 200) from jsonb_object_keys(changed.fields) name)`,
    recorded: ['fields'],
    ignored: {
      kind: 'never changes, and the columns show it',
      header_key: 'a hash of the columns',
      chosen_at: 'the time of the entry',
    },
  }),
]);

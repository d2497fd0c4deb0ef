import { audited } from '../../db/declared/audited.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { versioned } from '../../db/declared/versioned.ts';
import { RedirectEntity } from './redirect.entity.ts';

export const redirectsDatabase = databaseRules('redirects', [
  versioned(RedirectEntity, {
    edited: ['path', 'target'],
    notEdited: { id: 'names the row', created_at: 'never changes' },
  }),
  audited(RedirectEntity, {
    subject: 'REDIRECT',
    subjectName: 'changed.path',
    recorded: ['path', 'target'],
    ignored: {},
  }),
]);

import { audited } from '../../db/declared/audited.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { userName } from '../customers/customers.database.ts';
import { PasskeyEntity } from './second-factor/passkeys/passkey.entity.ts';
import { SecondFactorEntity } from './second-factor/second-factor.entity.ts';

export const authDatabase = databaseRules('auth', [
  audited(SecondFactorEntity, {
    subject: 'USER',
    subjectId: 'changed.user_id',
    subjectName: userName,
    part: { kind: 'SECOND_FACTOR', name: 'null::text' },
    recorded: [],
    secret: ['secret', 'recovery_codes'],
    ignored: { user_id: 'what the entry is about', last_used_step: 'use is no change' },
  }),
  audited(PasskeyEntity, {
    subject: 'USER',
    subjectId: 'changed.user_id',
    subjectName: userName,
    part: { kind: 'PASSKEY', name: 'changed.name' },
    recorded: ['name'],
    ignored: {
      user_id: 'what the entry is about',
      credential_id: 'says nothing to people',
      public_key: 'says nothing to people',
      counter: 'use is no change',
      transports: 'says nothing to people',
      last_used_at: 'use is no change',
    },
  }),
]);

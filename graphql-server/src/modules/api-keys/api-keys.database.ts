import { audited } from '../../db/declared/audited.ts';
import { emits } from '../../db/declared/emits.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { versioned } from '../../db/declared/versioned.ts';
import { ApiKeyEntity } from './api-key.entity.ts';

export const apiKeysDatabase = databaseRules('api-keys', [
  versioned(ApiKeyEntity, {
    edited: ['name', 'permissions', 'expires_at', 'revoked_at', 'storefront_id'],
    notEdited: {
      secret_hash: 'never changes',
      hint: 'never changes',
      created_by_id: 'never changes',
      created_by_name: 'never changes',
      last_used_at: 'use is no edit',
      last_used_ip: 'use is no edit',
    },
  }),
  audited(ApiKeyEntity, {
    subject: 'API_KEY',
    subjectName: 'changed.name',
    recorded: ['name', 'permissions', 'expires_at', 'revoked_at', 'storefront_id'],
    ignored: {
      secret_hash: 'a secret',
      hint: 'a part of the secret',
      created_by_id: 'the entry says who',
      created_by_name: 'the entry says who',
      last_used_at: 'use is no change',
      last_used_ip: 'use is no change',
    },
  }),
  emits(ApiKeyEntity, {
    insert: 'API_KEY_CHANGED',
    update: 'API_KEY_CHANGED',
    subject: 'id',
    of: ['version'],
  }),
]);

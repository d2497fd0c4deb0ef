import { audited } from '../../db/declared/audited.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { versioned } from '../../db/declared/versioned.ts';
import { WebhookEntity } from './webhook.entity.ts';

export const webhooksDatabase = databaseRules('webhooks', [
  versioned(WebhookEntity, {
    edited: ['url', 'description', 'event_types', 'disabled_reason'],
    notEdited: {
      secret: 'replaced, not edited',
      previous_secret: 'follows from a replaced secret',
      previous_secret_until: 'follows from a replaced secret',
      failing_since: 'written by deliveries',
      created_by: 'never changes',
    },
  }),
  audited(WebhookEntity, {
    subject: 'WEBHOOK',
    subjectName: 'changed.url',
    recorded: ['url', 'description', 'event_types', 'disabled_reason'],
    secret: ['secret'],
    ignored: {
      failing_since: 'written by deliveries',
      created_by: 'the entry says who',
      previous_secret: 'follows from a replaced secret',
      previous_secret_until: 'follows from a replaced secret',
    },
  }),
]);

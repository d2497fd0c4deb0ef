import { audited } from '../../db/declared/audited.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';

const VISITORS = 'written by a visitor';

export const contactDatabase = databaseRules('contact', [
  audited(ContactMessageEntity, {
    only: 'update',
    subject: 'CONTACT_MESSAGE',
    subjectName: 'changed.name',
    recorded: ['answered_at'],
    ignored: {
      name: VISITORS,
      email: VISITORS,
      phone: VISITORS,
      message: VISITORS,
    },
  }),
]);

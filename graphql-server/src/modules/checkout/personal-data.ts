import { sql } from 'kysely';
import {
  auditEntries,
  type DataSubject,
  mentions,
  ofUser,
  type PersonalData,
  withEmail,
} from '../../shared/personal-data.ts';

const drafts = {
  table: 'draft_orders',
  about: (person: DataSubject) => sql`(${ofUser()(person)} or (user_id is null and ${withEmail()(person)}))`,
};

export const checkoutData: PersonalData = {
  rows: [
    auditEntries('DRAFT_ORDER', drafts),
    { ...drafts, erase: 'DELETE' },
    mentions('draft_orders', ['note', 'customer_note', 'gift_message']),
  ],
};

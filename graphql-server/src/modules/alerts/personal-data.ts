import { sql } from 'kysely';
import {
  type DataSubject,
  ofUser,
  outboxEmails,
  type PersonalData,
  withEmail,
  withoutAccount,
} from '../../shared/personal-data.ts';

/**
 * An alert to another email than a confirmed one is its owner's as soon as somebody has confirmed it there.
 */
const own = (person: DataSubject) => sql`(
  recipient_id in (select id from alert_recipients where ${withEmail()(person)})
  or (${ofUser()(person)} and state = 'UNCONFIRMED'))`;

export const alertData: PersonalData = {
  rows: [
    outboxEmails('alertId', { table: 'product_alerts', about: own }),
    { table: 'product_alerts', about: own, erase: 'DELETE' },
    withoutAccount('product_alerts'),
    { table: 'alert_recipients', about: withEmail(), erase: 'DELETE' },
  ],
};

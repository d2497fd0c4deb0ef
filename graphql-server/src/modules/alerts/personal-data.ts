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
 * An alert for an unconfirmed email belongs to the account that requested it; after the confirmation, to the
 * owner of the email.
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

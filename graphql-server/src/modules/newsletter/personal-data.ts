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
 * An unconfirmed email's subscription belongs to its owner as soon as someone has confirmed it; an imported
 * one has no such confirmation.
 */
const own = (person: DataSubject) =>
  sql`(${withEmail()(person)} or (${ofUser()(person)} and (confirmed_at is null or source = 'IMPORT')))`;

export const newsletterData: PersonalData = {
  rows: [
    outboxEmails('subscriptionId', { table: 'newsletter_subscriptions', about: own }),
    { table: 'newsletter_subscriptions', about: own, erase: 'DELETE' },
    withoutAccount('newsletter_subscriptions'),
  ],
};

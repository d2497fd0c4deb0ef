import { sql } from 'kysely';
import { ofOrder, orderAuditEntries, type PersonalData } from '../../shared/personal-data.ts';

/** The provider's ids of payments and refunds stay, for accounting. */
export const paymentData: PersonalData = {
  rows: [
    orderAuditEntries('reason', 'problem'),
    {
      table: 'payment_events',
      about: (person) => sql`session_id in (select session_id from payments where ${ofOrder()(person)})`,
      erase: () => ({ problem: null }),
      keep: { columns: ['provider', 'id', 'account', 'type', 'session_id'], for: 'BOOKS' },
      secret: ['session_id'],
    },
    {
      table: 'payments',
      about: ofOrder(),
      erase: () => ({ url: null, return_url: null, problem: null }),
      keep: {
        columns: ['state', 'provider', 'account', 'session_id', 'provider_payment_id', 'currency'],
        for: 'BOOKS',
      },
      secret: ['session_id', 'url'],
    },
    {
      table: 'refunds',
      about: ofOrder(),
      erase: () => ({ reason: null, problem: null }),
      keep: { columns: ['state', 'provider', 'account', 'provider_refund_id', 'actor'], for: 'BOOKS' },
    },
    {
      table: 'refund_lines',
      about: (person) => sql`refund_id in (select id from refunds where ${ofOrder()(person)})`,
      erase: 'NOTHING',
    },
  ],
};

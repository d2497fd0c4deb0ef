import { sql } from 'kysely';
import type { DemoData } from '../../shared/demo-data.ts';

/** Staff stay, unless it is the demo account, whose password everyone knows. */
export const customersDemo: DemoData = {
  kept: ['staff_roles'],
  partlyEmptied: {
    tables: ['users', 'customer_totals'],
    statements: ({ emails }) => [
      sql`delete from users where role = 'CUSTOMER' or email = any (${sql.val(emails)}::text[])`,
      sql`update customer_totals set order_count = 0, spent = 0 where order_count > 0`,
    ],
  },
};

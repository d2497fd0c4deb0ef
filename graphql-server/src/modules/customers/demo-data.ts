import { type RawBuilder, sql } from 'kysely';
import type { DemoData } from '../../shared/demo-data.ts';

/** Whether a row of `users` is a demo account, or a customer whom staff did not add. */
export function isRemovableUser(demoUserIds: readonly string[]): RawBuilder<boolean> {
  return sql`(id = any (${sql.val(demoUserIds)}::uuid[]) or role = 'CUSTOMER' and not exists (
    select from audit_entries where subject = 'USER' and subject_id = users.id::text and action = 'CREATED'
      and actor in ('STAFF', 'API_KEY')))`;
}

/** Those stay whom staff added, and staff themselves, unless everyone knows their password. */
export const customersDemo: DemoData = {
  kept: ['staff_roles'],
  partlyEmptied: {
    tables: ['users', 'customer_totals'],
    statements: ({ userIds }) => [
      sql`delete from users where ${isRemovableUser(userIds)}`,
      sql`update customer_totals set order_count = 0, spent = 0 where order_count > 0`,
    ],
  },
};

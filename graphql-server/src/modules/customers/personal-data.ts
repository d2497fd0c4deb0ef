import { sql } from 'kysely';
import { auditEntries, mentions, ofUser, type PersonalData } from '../../shared/personal-data.ts';

export const customerData: PersonalData = {
  rows: [
    auditEntries('USER', { table: 'users', about: ofUser('id') }, { isNamed: true }),
    { table: 'addresses', about: ofUser(), erase: 'DELETE' },
    { table: 'customer_totals', about: ofUser('customer_id'), isExported: false, erase: 'DELETE' },
    { table: 'customer_search_texts', about: ofUser(), isExported: false, erase: 'DELETE' },
    { table: 'customer_notes', about: ofUser(), erase: 'DELETE' },
    mentions('customer_notes', ['text']),
    { table: 'profile_pictures', about: ofUser(), erase: 'DELETE' },
    {
      table: 'users',
      isExported: false,
      about: ({ userIds, buyerIds, ...person }) =>
        ofUser('id')({ ...person, buyerIds, userIds: userIds.filter((id) => !buyerIds.includes(id)) }),
      erase: 'DELETE',
    },
    // Orders keep an empty account that nobody can sign in to.
    {
      table: 'users',
      about: ofUser('id'),
      erase: ({ now }) => ({
        first_name: '',
        last_name: '',
        email: sql`id || '@erased.invalid'`,
        verified_email: null,
        phone: null,
        address: null,
        profile_picture: null,
        account_type: 'OTHER',
        staff_role: null,
        password_hash: null,
        tags: '[]',
        custom_fields: '{}',
        last_seen_at: null,
        erased_at: now,
      }),
      keep: { columns: ['role'], for: 'BOOKS' },
      secret: ['password_hash'],
    },
  ],
  impersonal: ['staff_roles'],
};

import { sql } from 'kysely';
import {
  auditEntries,
  type DataSubject,
  mentions,
  ofUser,
  type PersonalData,
} from '../../shared/personal-data.ts';

/** Promotions for this customer only: their title and code may contain the customer's name. */
export const personalPromotions = {
  table: 'promotions',
  about: ({ userIds }: DataSubject) =>
    sql`customer_ids <> '[]' and customer_ids <@ to_jsonb(${sql.val(userIds)}::text[])`,
};

export const promotionData: PersonalData = {
  rows: [
    { table: 'cart_codes', about: ofUser(), erase: 'DELETE' },
    auditEntries('PROMOTION', personalPromotions, { fields: ['title', 'code'], isNamed: true }),
    // Without a code it would apply automatically, so it is ended.
    {
      ...personalPromotions,
      erase: ({ now }) => ({
        title: '',
        code: null,
        is_enabled: false,
        deleted_at: sql`coalesce(deleted_at, ${now})`,
      }),
      keep: {
        columns: ['effect', 'product_ids', 'category_ids', 'collection_ids', 'customer_ids'],
        for: 'BOOKS',
      },
    },
    mentions('promotions', ['title']),
  ],
};

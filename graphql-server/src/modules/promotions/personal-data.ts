import { sql } from 'kysely';
import {
  auditEntries,
  type DataSubject,
  mentions,
  ofOrder,
  ofUser,
  type PersonalData,
} from '../../shared/personal-data.ts';

/** Promotions for this customer alone: title and code may name them. */
const personal = {
  table: 'promotions',
  about: ({ userIds }: DataSubject) =>
    sql`customer_ids <> '[]' and customer_ids <@ to_jsonb(${sql.val(userIds)}::text[])`,
};

export const promotionData: PersonalData = {
  rows: [
    { table: 'cart_codes', about: ofUser(), erase: 'DELETE' },
    {
      table: 'order_adjustments',
      about: ofOrder(),
      erase: (person) => {
        const isPersonal = sql`promotion_id in (select id from promotions where ${personal.about(person)})`;
        return {
          title: sql`case when ${isPersonal} then '' else title end`,
          code: sql`case when ${isPersonal} then null else code end`,
        };
      },
      keep: { columns: ['kind', 'shares'], for: 'BOOKS' },
    },
    auditEntries('PROMOTION', personal, { fields: ['title', 'code'], isNamed: true }),
    // Without a code it would apply by itself, so it ends.
    {
      ...personal,
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

import { type RawBuilder, sql } from 'kysely';
import { updatedAfter } from '../../../shared/updated-in.ts';
import { type Cursor, momentOf, numberOf, textOf } from '../../../shared/paging/connection.ts';

export type CustomerSort = 'NEWEST' | 'NAME' | 'ORDERS' | 'SPENT' | 'UPDATED_ASC';

/** A sort order: index order, sort key of a row, and condition for the rows after a cursor. */
interface Order {
  key: RawBuilder<unknown>;
  /** Breaks ties; from the same table as the key, so that the index applies. */
  id: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
  keyOf: (key: unknown) => Cursor['key'];
  /** Whether the key is in `customer_totals`. */
  isOfTotals: boolean;
  isAfter: (cursor: Cursor) => RawBuilder<boolean>;
}

/** Must equal the expression of the index users_name. */
const nameKey = sql`lower(last_name || ' ' || first_name)`;

const created = sql`users.created_at`;
const userId = sql`users.id`;
const customerId = sql`customer_totals.customer_id`;

/** Descending, by number of orders or amount spent. */
const byTotal = (column: 'order_count' | 'spent'): Order => {
  const key = sql.ref(`customer_totals.${column}`);
  return {
    key,
    id: customerId,
    direction: 'desc',
    isOfTotals: true,
    keyOf: Number,
    isAfter: (cursor) =>
      sql<boolean>`(${key}, ${customerId}) < (${numberOf(cursor)}::bigint, ${cursor.id}::uuid)`,
  };
};

export const customerSorts: Readonly<Record<CustomerSort, Order>> = {
  NEWEST: {
    key: created,
    id: userId,
    direction: 'desc',
    isOfTotals: false,
    keyOf: (key) => new Date(key as Date).toISOString(),
    isAfter: (cursor) =>
      sql<boolean>`(${created}, ${userId}) < (${momentOf(cursor)}::timestamptz, ${cursor.id}::uuid)`,
  },
  NAME: {
    key: nameKey,
    id: userId,
    direction: 'asc',
    isOfTotals: false,
    keyOf: String,
    isAfter: (cursor) =>
      sql<boolean>`(${nameKey}, ${userId}) > (${textOf(cursor)}::text, ${cursor.id}::uuid)`,
  },
  UPDATED_ASC: {
    key: sql`users.updated_at`,
    id: userId,
    direction: 'asc',
    isOfTotals: false,
    keyOf: (key) => new Date(key as Date).toISOString(),
    isAfter: (cursor) => updatedAfter('users', cursor),
  },
  ORDERS: byTotal('order_count'),
  SPENT: byTotal('spent'),
};

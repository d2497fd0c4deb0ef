import { type RawBuilder, sql, type SelectQueryBuilder } from 'kysely';
import { type Cursor, integerOf, momentOf, textOf } from '../../../shared/paging/connection.ts';
import { updatedKey } from '../../../shared/updated-in.ts';
import type { OrderRow } from './order-query.ts';
import type { OrdersDatabase } from '../orders.tables.ts';

export type OrderSort = 'NEWEST' | 'OLDEST' | 'TOTAL_DESC' | 'TOTAL_ASC' | 'CUSTOMER' | 'UPDATED_ASC';

/**
 * A sort order: its key in SQL, the same key of a row and of a cursor, and its direction. The id breaks ties.
 */
interface Order {
  key: RawBuilder<unknown>;
  keyOf: (row: OrderRow) => Cursor['key'];
  keyAt: (cursor: Cursor) => RawBuilder<unknown>;
  direction: 'asc' | 'desc';
}

const byTime = {
  key: sql`orders.created_at`,
  keyOf: (row: OrderRow) => new Date(row.created_at).toISOString(),
  keyAt: (cursor: Cursor) => sql`${momentOf(cursor)}::timestamptz`,
};

const byTotal = {
  key: sql`orders.total`,
  keyOf: ({ total }: OrderRow) => total,
  keyAt: (cursor: Cursor) => sql`${integerOf(cursor)}::int`,
};

/** Each matches an index. */
export const orderSorts: Readonly<Record<OrderSort, Order>> = {
  NEWEST: { ...byTime, direction: 'desc' },
  OLDEST: { ...byTime, direction: 'asc' },
  TOTAL_DESC: { ...byTotal, direction: 'desc' },
  TOTAL_ASC: { ...byTotal, direction: 'asc' },
  CUSTOMER: {
    key: sql`lower(orders.customer ->> 'fullName')`,
    // As the database lower-cases it.
    keyOf: ({ customer_key }) => customer_key,
    keyAt: (cursor: Cursor) => sql`${textOf(cursor)}::text`,
    direction: 'asc',
  },
  UPDATED_ASC: {
    key: sql`orders.updated_at`,
    keyOf: updatedKey,
    keyAt: (cursor: Cursor) => sql`${momentOf(cursor)}::timestamptz`,
    direction: 'asc',
  },
};

/** Sorts the orders of a query, after a cursor of the same list. */
export function sortedBy<Row>(
  query: SelectQueryBuilder<OrdersDatabase, 'orders', Row>,
  sort: OrderSort,
  after: Cursor | null,
): SelectQueryBuilder<OrdersDatabase, 'orders', Row> {
  const { key, keyAt, direction } = orderSorts[sort];
  const than = direction === 'asc' ? sql`>` : sql`<`;
  const rest = after
    ? query.where(sql<boolean>`(${key}, orders.id) ${than} (${keyAt(after)}, ${after.id}::uuid)`)
    : query;
  return rest.orderBy(key, direction).orderBy('orders.id', direction);
}

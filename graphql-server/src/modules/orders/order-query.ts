import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, EntityManager } from '../../db/database.ts';
import { type UserError, userError } from '../../errors.ts';
import { type Cursor, momentOf, type PageRequest } from '../../shared/connection.ts';
import { isUuid } from '../../shared/new-id.ts';
import type { OrderStatus } from './order-status.ts';
import type { Order } from './order.ts';
import { isPaymentReference } from './payment-reference.ts';

/** Conditions on orders; those given must all hold. `userId` is for one person's own orders. */
export interface OrderFilter {
  userId?: string | undefined;
  status?: OrderStatus | null | undefined;
  text?: string | null | undefined;
}

type OrdersQuery<Row> = SelectQueryBuilder<Database, 'orders', Row>;

export function selectOrders(db: Kysely<Database>) {
  return db
    .selectFrom('orders')
    .select([
      'orders.id',
      'orders.user_id',
      'number',
      'status',
      'payment_method',
      'payment_state',
      'payment_reference',
      'payment_due_at',
      'currency',
      'item_count',
      'subtotal',
      'shipping_total',
      'total',
      'customer',
      'billing',
      'orders.created_at',
    ]);
}

export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

/** Narrows a query to the orders that the filter lets through. */
export function whereOrder<Row>(
  query: OrdersQuery<Row>,
  { userId, status, text }: OrderFilter,
): OrdersQuery<Row> {
  let narrowed = query;
  if (userId) narrowed = narrowed.where('orders.user_id', '=', userId);
  if (status) narrowed = narrowed.where('status', '=', status);
  const words = text?.trim();
  if (words) narrowed = narrowed.where(isPaymentReference(words) ? hasReference(words) : containsText(words));
  return narrowed;
}

/** An admin who reads a reference on a bank statement looks for its order. */
function hasReference(text: string) {
  return sql<boolean>`payment_reference = ${text.replaceAll(/\s/g, '').toUpperCase()}`;
}

/** Word for word what the index orders_search holds; otherwise it would not be used. */
function containsText(text: string) {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`lower(number || ' ' || (customer ->> 'fullName') || ' ' || (customer ->> 'email')) like ${pattern}`;
}

/** Newest first, after a cursor of the same list. */
export function newestFirst<Row>(query: OrdersQuery<Row>, after: Cursor | null): OrdersQuery<Row> {
  const rest = after
    ? query.where(
        sql<boolean>`(orders.created_at, orders.id) < (${momentOf(after)}::timestamptz, ${after.id}::uuid)`,
      )
    : query;
  return rest.orderBy('orders.created_at', 'desc').orderBy('orders.id', 'desc');
}

/** The same page of each of several people, and one order more of each, in one statement that reads no further. */
export function selectOrdersOfEach(
  db: Kysely<Database>,
  userIds: readonly string[],
  status: OrderStatus | null,
  { first, after }: PageRequest,
) {
  return db
    .selectFrom('users')
    .innerJoinLateral(
      newestFirst(whereOrder(selectOrders(db), { status }), after)
        .whereRef('orders.user_id', '=', sql.ref('users.id'))
        .limit(first + 1)
        .as('page'),
      (join) => join.onTrue(),
    )
    .where('users.id', 'in', userIds)
    .selectAll('page')
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id', 'desc');
}

/** The cursor key of an order in a list that is `newestFirst`. */
export function orderKey(row: Pick<OrderRow, 'created_at'>): string {
  return new Date(row.created_at).toISOString();
}

export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    userId: row.user_id,
    number: row.number,
    status: row.status,
    paymentMethod: row.payment_method,
    paymentState: row.payment_state,
    paymentReference: row.payment_reference,
    paymentDueAt: row.payment_due_at && new Date(row.payment_due_at),
    currencyCode: row.currency,
    itemCount: row.item_count,
    subtotal: row.subtotal,
    shippingTotal: row.shipping_total,
    total: row.total,
    customer: { id: row.user_id, ...row.customer },
    billing: row.billing,
    createdAt: new Date(row.created_at),
  };
}

/** What a change of an order must know of it. */
export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/**
 * Locks an order's row until the end of the transaction. Whoever also locks a person does that first, products after.
 * @throws UserError NOT_FOUND for what is no order's id
 */
export async function lockOrder(em: EntityManager, id: string) {
  if (!isUuid(id)) throw noSuchOrder();
  const order = await em
    .getKysely<Database>()
    .selectFrom('orders')
    .where('id', '=', id)
    .select([
      'id',
      'user_id',
      'status',
      'payment_method',
      'payment_state',
      'payment_due_at',
      'currency',
      'total',
    ])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw noSuchOrder();
  return order;
}

/** The answer for an id that is no order's, and for somebody else's order alike. */
export function noSuchOrder(): UserError {
  return userError('NOT_FOUND', 'There is no such order.', ['id']);
}

import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { type UserError, userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid } from '../../shared/new-id.ts';
import { type Cursor, momentOf } from '../../shared/paging/connection.ts';
import { whereOrder } from '../orders/search/order-query.ts';
import { staffName } from '../orders/staff-name.ts';
import {
  openReturnStates,
  type OrderReturn,
  type ReturnEvent,
  type ReturnLine,
  type ReturnState,
} from './return-rules.ts';
import type { ReturnsDatabase } from './returns.tables.ts';

/** Conditions on returns; all that are given must hold. */
export interface ReturnFilter {
  /** An empty list: any. */
  states?: readonly ReturnState[] | null | undefined;
  text?: string | null | undefined;
}

type ReturnsQuery<Row> = SelectQueryBuilder<ReturnsDatabase, 'returns', Row>;

/** JSON has no dates. */
type StoredEvent = Omit<ReturnEvent, 'createdAt'> & { createdAt: string };

/** Given by the database, and so none of the columns that the ORM writes. */
const number = sql<number>`returns.number`;

const lines: RawBuilder<ReturnLine[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'orderLineId', l.order_line_id, 'quantity', l.quantity, 'reason', l.reason,
    'receivedQuantity', l.received_quantity, 'restockedQuantity', l.restocked_quantity) order by ordered.position), '[]')
  from return_lines l join order_lines ordered on ordered.id = l.order_line_id
  where l.return_id = returns.id
)`;

const history: RawBuilder<StoredEvent[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'state', e.state, 'text', e.text, 'actor', e.actor, 'staffName', ${staffName('e')}, 'createdAt', e.created_at) order by e.created_at, e.id), '[]')
  from return_events e
  where e.return_id = returns.id
)`;

/** Returns with their lines and steps, in one statement. */
export function selectReturns(db: Kysely<ReturnsDatabase>) {
  return db
    .selectFrom('returns')
    .select(['returns.id', 'returns.order_id', 'returns.state', 'returns.refund_id', 'returns.version'])
    .select('returns.exchange_order_id')
    .select(['returns.created_at', number.as('number'), lines.as('lines'), history.as('history')]);
}

type ReturnRow = Awaited<ReturnType<ReturnType<typeof selectReturns>['executeTakeFirstOrThrow']>>;

export function toReturn(row: ReturnRow): OrderReturn {
  return {
    id: row.id,
    number: `R${row.number}`,
    orderId: row.order_id,
    exchangeOrderId: row.exchange_order_id,
    state: row.state,
    lines: row.lines,
    history: row.history.map((event) => ({ ...event, createdAt: new Date(event.createdAt) })),
    refundId: row.refund_id,
    version: String(row.version),
    createdAt: new Date(row.created_at),
  };
}

/** The returns of several orders, oldest first, in one statement. */
export async function findReturns(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, OrderReturn[]>> {
  const rows = await selectReturns(em.getKysely<ReturnsDatabase>())
    .where('returns.order_id', 'in', orderIds)
    .orderBy('returns.created_at')
    .orderBy('returns.id')
    .execute();
  return Map.groupBy(rows.map(toReturn), ({ orderId }) => orderId);
}

/** What is still to be done about returns of several users, newest first, in one statement. */
export async function findOpenReturns(
  em: EntityManager,
  userIds: readonly string[],
): Promise<Map<string, OrderReturn[]>> {
  const rows = await selectReturns(em.getKysely<ReturnsDatabase>())
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .where('orders.user_id', 'in', userIds)
    .where('returns.state', 'in', openReturnStates)
    .orderBy('returns.created_at', 'desc')
    .orderBy('returns.id', 'desc')
    .select('orders.user_id')
    .execute();
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map([...byUser].map(([userId, own]) => [userId, own.map(toReturn)]));
}

/**
 * A return as it is now. The caller has locked its order, under whose lock returns change. @throws UserError
 * NOT_FOUND
 */
export async function getReturn(em: EntityManager, id: string): Promise<OrderReturn> {
  const row = isUuid(id)
    ? await selectReturns(em.getKysely<ReturnsDatabase>()).where('returns.id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw noSuchReturn();
  return toReturn(row);
}

/** The returns that orders replace, by the order's id. */
export async function findExchanged(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, OrderReturn>> {
  const rows = await selectReturns(em.getKysely<ReturnsDatabase>())
    .where('returns.exchange_order_id', 'in', orderIds)
    .execute();
  return new Map(rows.map((row) => [row.exchange_order_id ?? '', toReturn(row)]));
}

/** The error for an unknown id and for another customer's return alike. */
export function noSuchReturn(): UserError {
  return userError('NOT_FOUND', message('return.notFound'), ['id']);
}

/** Applies the filter to a query. */
export function whereReturn<Row>(
  query: ReturnsQuery<Row>,
  { states, text }: ReturnFilter,
): ReturnsQuery<Row> {
  const narrowed = states?.length ? query.where('returns.state', 'in', states) : query;
  const words = text?.trim();
  if (!words) return narrowed;
  const digits = /^r?(\d{1,9})$/i.exec(words)?.[1];
  return narrowed.where((eb) =>
    eb.or([
      eb(
        'returns.order_id',
        'in',
        whereOrder(eb.selectFrom('orders').select('orders.id'), { text: words }, 'UTC'),
      ),
      ...(digits === undefined ? [] : [eb(number, '=', Number(digits))]),
    ]),
  );
}

/** Newest first, after a cursor of the same list. */
export function newestReturnsFirst<Row>(query: ReturnsQuery<Row>, after: Cursor | null): ReturnsQuery<Row> {
  const rest = after
    ? query.where(
        sql<boolean>`(returns.created_at, returns.id) < (${momentOf(after)}::timestamptz, ${after.id}::uuid)`,
      )
    : query;
  return rest.orderBy('returns.created_at', 'desc').orderBy('returns.id', 'desc');
}

/** The cursor key of a return in a list sorted by `newestReturnsFirst`. */
export function returnKey({ created_at }: Pick<ReturnRow, 'created_at'>): string {
  return new Date(created_at).toISOString();
}

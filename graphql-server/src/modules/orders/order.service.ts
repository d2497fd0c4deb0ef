import type DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { RequestError } from '../../errors.ts';
import {
  type Connection,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../shared/paging/connection.ts';
import { limitedCount } from '../../shared/paging/limited-count.ts';
import { isUuid } from '../../shared/new-id.ts';
import { can, type OrderHolder, type Principal } from '../../shared/principal.ts';
import { createLoader } from '../../shared/create-loader.ts';
import type { NeedsAttention } from './order-attention.port.ts';
import type { Order, OrderAdjustment, OrderEvent, OrderLine } from './order.ts';
import { findAdjustments, findEvents, findLines } from './search/order-parts-query.ts';
import {
  newestFirst,
  type OrderFilter,
  orderKey,
  type OrdersQuery,
  selectOrders,
  selectOrdersOfEach,
  toOrder,
  whereOrder,
} from './search/order-query.ts';
import { type OrderSort, orderSorts, sortedBy } from './search/order-sort.ts';
import { type OrderStatus, orderStatuses } from './order-status.ts';
import { paidAtOf } from './payment/paid-at.ts';
import { message } from '../../shared/messages/message.ts';
import type { OrdersDatabase } from './orders.tables.ts';

const MAX_TEXT = 100;
const MAX_IDS = 100;

/** Conditions on one user's orders. */
export type OwnFilter = Pick<OrderFilter, 'status'>;

/** Reads orders. Fields of several orders or users on a page are batched into one statement. */
export class OrderService {
  private readonly lines = createLoader<OrderLine[]>((ids) => findLines(this.em, ids), []);
  private readonly adjustments = createLoader<OrderAdjustment[]>((ids) => findAdjustments(this.em, ids), []);
  private readonly histories = createLoader<OrderEvent[]>((ids) => findEvents(this.em, ids), []);
  private readonly countsByStatus = createLoader<number>((statuses) => this.countOfEach(statuses), 0);
  private readonly pagesOfEach = new Map<string, DataLoader<string, Connection<Order>>>();
  private readonly countsOfEach = new Map<OrderStatus | null, DataLoader<string, number>>();

  constructor(
    private readonly em: EntityManager,
    /** Time zone of the days in filters. */
    readonly timeZone: string,
    private readonly needsAttention: () => NeedsAttention,
  ) {}

  private get db() {
    return this.em.getKysely<OrdersDatabase>();
  }

  /** An order that the caller may see: their own, or any for staff; null otherwise, as for an unknown id. */
  async find(principal: Principal | OrderHolder, id: string): Promise<Order | null> {
    if (!isUuid(id)) return null;
    let query = selectOrders(this.db).where('orders.id', '=', id);
    if (!can(principal, 'orders:read')) {
      if (!('userId' in principal)) return null;
      query = query.where('orders.user_id', '=', principal.userId);
    }
    const row = await query.executeTakeFirst();
    return row ? toOrder(row) : null;
  }

  /** An order without an access check; the caller must check a permission. Null for an unknown id. */
  async findAny(id: string): Promise<Order | null> {
    if (!isUuid(id)) return null;
    const row = await selectOrders(this.db).where('orders.id', '=', id).executeTakeFirst();
    return row ? toOrder(row) : null;
  }

  /** An order without an access check, for one that was just placed or changed. */
  async get(id: string): Promise<Order> {
    return toOrder(await selectOrders(this.db).where('orders.id', '=', id).executeTakeFirstOrThrow());
  }

  /** Existing orders, newest first. */
  async getMany(ids: readonly string[]): Promise<Order[]> {
    const rows = await newestFirst(selectOrders(this.db).where('orders.id', 'in', ids), null).execute();
    return rows.map(toOrder);
  }

  /**
   * A page of all orders in one statement, for staff.
   * @throws RequestError BAD_REQUEST when the filter's text can't be searched for, or there are too many ids
   */
  async list(filter: OrderFilter, page: PageRequest, sort: OrderSort = 'NEWEST'): Promise<Connection<Order>> {
    assertFilter(filter);
    const query = sortedBy(this.where(selectOrders(this.db), filter), sort, page.after);
    const rows = await query.limit(rowsToRead(page)).execute();
    return toConnection(rows, page.first, orderSorts[sort].keyOf, toOrder);
  }

  /**
   * Counts orders that match the filter. Exact without a filter or for one status, in one statement for
   * several counts; otherwise limited by `limitedCount`.
   * @throws RequestError as `list` does
   */
  async count(filter: OrderFilter): Promise<number> {
    const { status, ...others } = filter;
    assertFilter(filter);
    if (Object.values(others).every(isAny)) {
      const statuses = status ? [status] : orderStatuses;
      const counts = await Promise.all(statuses.map((each) => this.countsByStatus.load(each)));
      return counts.reduce((sum, count) => sum + count, 0);
    }
    const query = this.db.selectFrom('orders').select('orders.id');
    return limitedCount(this.db, this.where(query, filter));
  }

  /** A user's orders, newest first; one statement for the same page of several users. */
  async listForUser(userId: string, filter: OwnFilter, page: PageRequest): Promise<Connection<Order>> {
    const status = filter.status ?? null;
    const kind = JSON.stringify([status, page]);
    const loader = this.pagesOfEach.get(kind) ?? this.pageLoader(status, page);
    this.pagesOfEach.set(kind, loader);
    // A loader only batches concurrent requests; reading a list to its end would leave one loader per page
    // behind.
    return loader.load(userId).finally(() => this.pagesOfEach.delete(kind));
  }

  /** A user's latest order if it is a card order that was never paid, even if canceled; null otherwise. */
  async findLeftUnpaid(userId: string): Promise<Order | null> {
    const latest = await newestFirst(selectOrders(this.db).where('orders.user_id', '=', userId), null)
      .limit(1)
      .executeTakeFirst();
    const isLeft =
      latest?.payment_method === 'CARD' && latest.payment_state === 'UNPAID' && latest.imported_from === null;
    return isLeft ? toOrder(latest) : null;
  }

  /** One statement for several users. */
  async countForUser(userId: string, filter: OwnFilter): Promise<number> {
    const status = filter.status ?? null;
    const loader = this.countsOfEach.get(status) ?? this.countLoader(status);
    this.countsOfEach.set(status, loader);
    return loader.load(userId);
  }

  /** Lines as bought; one statement for a page of orders. */
  async linesOf(orderId: string): Promise<OrderLine[]> {
    return this.lines.load(orderId);
  }

  /** Discounts; one statement for a page of orders. */
  async adjustmentsOf(orderId: string): Promise<OrderAdjustment[]> {
    return this.adjustments.load(orderId);
  }

  /** Status history, oldest first; one statement for a page of orders. */
  async historyOf(orderId: string): Promise<OrderEvent[]> {
    return this.histories.load(orderId);
  }

  /** Null if unpaid; one statement for a page of orders. */
  async paidAtOf(order: Pick<Order, 'id' | 'paymentState'>): Promise<Date | null> {
    return order.paymentState === 'UNPAID' ? null : paidAtOf(order, await this.historyOf(order.id));
  }

  private where<Row>(query: OrdersQuery<Row>, { attention, ...others }: OrderFilter): OrdersQuery<Row> {
    const narrowed = whereOrder(query, others, this.timeZone);
    return attention ? narrowed.where(this.needsAttention()(attention)) : narrowed;
  }

  /** Stored counts plus pending changes in the queue: exact in every snapshot (decision 0033). */
  private async countOfEach(statuses: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ status: OrderStatus; orders: string }>`
      select status, sum(orders) as orders
      from (
        select status, orders from order_counts
        union all
        select moved.status, moved.orders
        from revenue_changes, lateral (values (status, 1), (former_status, -1)) moved (status, orders)
      ) parts
      where status = any (${sql.val(statuses)}::text[]) group by status
    `.execute(this.db);
    return new Map(rows.map(({ status, orders }) => [status, Number(orders)]));
  }

  private pageLoader(status: OrderStatus | null, page: PageRequest): DataLoader<string, Connection<Order>> {
    const nothing = toConnection([], page.first, orderKey, toOrder);
    return createLoader(async (userIds) => {
      const rows = await selectOrdersOfEach(this.db, userIds, status, page).execute();
      const ofEach = Map.groupBy(rows, (row) => row.user_id);
      return new Map(
        [...ofEach].map(([userId, own]) => [userId, toConnection(own, page.first, orderKey, toOrder)]),
      );
    }, nothing);
  }

  private countLoader(status: OrderStatus | null): DataLoader<string, number> {
    return createLoader(async (userIds) => {
      const rows = await whereOrder(this.db.selectFrom('orders'), { status }, this.timeZone)
        .where('user_id', 'in', userIds)
        .groupBy('user_id')
        .select(['user_id', (eb) => eb.fn.countAll<string>().as('count')])
        .execute();
      return new Map(rows.map((row) => [row.user_id, Number(row.count)]));
    }, 0);
  }
}

/** Whether a condition matches every order. */
function isAny(condition: unknown): boolean {
  return (
    condition === undefined ||
    condition === null ||
    condition === '' ||
    (Array.isArray(condition) && condition.length === 0)
  );
}

/** @throws RequestError BAD_REQUEST for too many ids, or for text that can't be searched for */
function assertFilter({ text, ids, tag }: OrderFilter): void {
  if (ids && ids.length > MAX_IDS) {
    throw new RequestError('BAD_REQUEST', message('request.tooManyValues', { field: 'ids', max: MAX_IDS }));
  }
  assertText('text', text);
  assertText('tag', tag);
}

/** PostgreSQL's text can't contain U+0000 or unpaired surrogates, so no order contains them. */
function assertText(field: string, text: string | null | undefined): void {
  if (!text) return;
  if (text.length > MAX_TEXT) {
    throw new RequestError('BAD_REQUEST', message('request.valueTooLong', { field, max: MAX_TEXT }));
  }
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new RequestError('BAD_REQUEST', message('request.textInvalid', { field }));
  }
}

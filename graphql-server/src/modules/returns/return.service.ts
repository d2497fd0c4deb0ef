import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { RequestError, userError, type UserErrorIssue } from '../../errors.ts';
import { createLoader } from '../../shared/create-loader.ts';
import { message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import {
  type Connection,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../shared/paging/connection.ts';
import { limitedCount } from '../../shared/paging/limited-count.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import type { OrderHolder, UserPrincipal } from '../../shared/principal.ts';
import { findEvents, findLines } from '../orders/search/order-parts-query.ts';
import { type LockedOrder, lockOrder, noSuchOrder } from '../orders/search/order-query.ts';
import type { OrderService } from '../orders/order.service.ts';
import { actorOf } from '../orders/order-actor.ts';
import type { LineUnits, Order, OrderLine } from '../orders/order.ts';
import type { OrderRefundService, RefundPreview } from '../payments/refunds/order-refund.service.ts';
import type { ReturnChangeService } from './return-change.service.ts';
import { linesToReturn, returnableQuantity, type WantedReturnLine } from './return-line-rules.ts';
import {
  findExchanged,
  findOpenReturns,
  findReturns,
  getReturn,
  newestReturnsFirst,
  noSuchReturn,
  returnKey,
  type ReturnFilter,
  selectReturns,
  toReturn,
  whereReturn,
} from './return-query.ts';
import { ReturnEntity } from './return.entity.ts';
import {
  assertStep,
  deliveredAt,
  isRepeat,
  type OrderReturn,
  returnableUntil,
  returnProblem,
  returnSchema,
  type ReturnTerms,
  unitsToRefund,
} from './return-rules.ts';
import type { ReturnsDatabase } from './returns.tables.ts';

const MAX_TEXT = 100;
/** Whoever withdraws each request and makes another would fill the shop's mailbox. */
const MAX_PER_ORDER = 20;

/** What a customer asks for. */
export interface ReturnInput {
  idempotencyKey: string;
  orderId: string;
  lines: readonly WantedReturnLine[];
  note?: string | null | undefined;
}

/** Whether and until when something of an order can be returned, and how much of which lines. */
export interface Returnability {
  problem: UserErrorIssue | null;
  until: Date | null;
  lines: { line: OrderLine; quantity: number }[];
}

/**
 * Returns: what customers ask for, and how everybody sees it. What staff does about them:
 * ReturnHandlingService.
 */
export class ReturnService {
  private readonly ofOrders = createLoader<OrderReturn[]>((orderIds) => findReturns(this.em, orderIds), []);
  private readonly openOfUsers = createLoader<OrderReturn[]>(
    (userIds) => findOpenReturns(this.em, userIds),
    [],
  );
  private readonly exchanged = createLoader<OrderReturn | null>(
    (orderIds) => findExchanged(this.em, orderIds),
    null,
  );
  private readonly orderById = createLoader<Order | null>(async (ids) => {
    const orders = await this.orders.getMany(ids);
    return new Map(orders.map((order) => [order.id, order]));
  }, null);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
    private readonly refunds: OrderRefundService,
    private readonly changes: ReturnChangeService,
    private readonly terms: ReturnTerms,
  ) {}

  /** The returns of an order, oldest first; for a page of orders in one statement. */
  async of(orderId: string): Promise<OrderReturn[]> {
    return this.ofOrders.load(orderId);
  }

  /** The return that an order replaces; null unless it was placed by an exchange. */
  async exchangedBy(orderId: string): Promise<OrderReturn | null> {
    return this.exchanged.load(orderId);
  }

  /** The order that replaces what goes back; null unless it is an exchange. */
  async exchangeOrderOf({ exchangeOrderId }: OrderReturn): Promise<Order | null> {
    return exchangeOrderId ? this.orderById.load(exchangeOrderId) : null;
  }

  /** What an exchange credits to its order, in minor units. */
  async creditOf({ orderId, exchangeOrderId }: OrderReturn): Promise<MinorUnits> {
    const refunds = await this.refunds.of(orderId);
    return refunds
      .filter((refund) => refund.exchangeOrderId === exchangeOrderId && refund.state !== 'DISMISSED')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /**
   * The returns of a customer about which something is still to be done, newest first; for several in one
   * statement.
   */
  async openOf(userId: string): Promise<OrderReturn[]> {
    return this.openOfUsers.load(userId);
  }

  /** The order of a return; of a page of returns in one statement. */
  async orderOf({ orderId }: OrderReturn): Promise<Order> {
    return (await this.orderById.load(orderId)) ?? this.orders.get(orderId);
  }

  /** A return that is known to exist. */
  async get(id: string): Promise<OrderReturn> {
    return getReturn(this.em, id);
  }

  /**
   * A page of all returns, newest first, in one statement. @throws RequestError BAD_REQUEST for text that
   * can't be searched for
   */
  async list(filter: ReturnFilter, page: PageRequest): Promise<Connection<OrderReturn>> {
    assertFilter(filter);
    const query = whereReturn(selectReturns(this.em.getKysely<ReturnsDatabase>()), filter);
    const rows = await newestReturnsFirst(query, page.after).limit(rowsToRead(page)).execute();
    return toConnection(rows, page.first, returnKey, toReturn);
  }

  /** How many returns match the filter, as `limitedCount` counts. @throws RequestError as `list` does */
  async count(filter: ReturnFilter): Promise<number> {
    assertFilter(filter);
    const db = this.em.getKysely<ReturnsDatabase>();
    return limitedCount(db, whereReturn(db.selectFrom('returns').select('returns.id'), filter));
  }

  /** Whether and until when something of an order can be returned, and how much of which lines. */
  async returnabilityOf(order: Order): Promise<Returnability> {
    const [bought, history] = await Promise.all([
      this.orders.linesOf(order.id),
      this.orders.historyOf(order.id),
    ]);
    const delivered = deliveredAt(history);
    const lines = bought
      .map((line) => ({ line, quantity: returnableQuantity(line, order.shipmentState) }))
      .filter(({ quantity }) => quantity > 0);
    const reason = returnProblem({ ...order, deliveredAt: delivered }, this.clock(), this.terms);
    const wasSent = bought.some(({ requiresShipping }) => requiresShipping);
    const nothing = message(wasSent ? 'return.nothingLeft' : 'return.notSent');
    const problem = reason ?? (lines.length === 0 ? nothing : null);
    return {
      problem: problem && { code: 'NOT_RETURNABLE', message: problem, field: null },
      until: delivered && this.terms.days > 0 ? returnableUntil(delivered, this.terms) : null,
      lines: reason ? [] : lines,
    };
  }

  /**
   * What a return is expected to bring, or has brought, in minor units: of what has arrived, once something
   * has. What an exchange credits is not in it.
   */
  async refundOf(orderReturn: OrderReturn): Promise<MinorUnits> {
    if (orderReturn.refundId !== null) {
      const refunds = await this.refunds.of(orderReturn.orderId);
      const refund = refunds.find(({ id }) => id === orderReturn.refundId);
      return refund && refund.exchangeOrderId === null ? refund.amount : 0;
    }
    const { amount } = await this.refunds.previewReturned(
      await this.orderOf(orderReturn),
      unitsToRefund(orderReturn),
      orderReturn.exchangeOrderId,
    );
    return amount;
  }

  /**
   * What a return of lines of the caller's own order would bring; it changes nothing.
   * @throws UserError NOT_FOUND, NOT_RETURNABLE, or INVALID_VALUE for lines that can't be returned
   */
  async preview(
    principal: UserPrincipal,
    orderId: string,
    requestedLines: readonly LineUnits[],
  ): Promise<RefundPreview> {
    const order = await this.orders.find(principal, orderId);
    if (!order) throw noSuchOrder();
    return this.previewOf(order, requestedLines);
  }

  /**
   * The same of an order that the caller has proved to be theirs. @throws UserError NOT_RETURNABLE,
   * INVALID_VALUE
   */
  async previewOf(order: Order, requestedLines: readonly LineUnits[]): Promise<RefundPreview> {
    const [bought, history] = await Promise.all([
      this.orders.linesOf(order.id),
      this.orders.historyOf(order.id),
    ]);
    this.assertReturnable({ ...order, deliveredAt: deliveredAt(history) });
    // Why something goes back is asked only when it is sent.
    const lines = requestedLines.map((line) => ({ ...line, reason: 'OTHER' as const }));
    return this.refunds.previewReturned(order, linesToReturn(bought, order.shipmentState, lines));
  }

  /**
   * Asks the shop to take back a part of the viewer's order. A repeat with the same key changes nothing.
   * @throws UserError NOT_FOUND, also for another customer's order, NOT_RETURNABLE, INVALID_VALUE for lines
   * that can't be returned, or with the broken rules; RequestError UNAVAILABLE
   */
  async request(
    holder: OrderHolder,
    { orderId, lines: requestedLines, ...input }: ReturnInput,
  ): Promise<OrderReturn> {
    const { idempotencyKey: id, note } = validate(returnSchema, input, ['input']);
    await retryTransaction(this.em, async (em) => {
      const order = await this.lockTheirs(em, holder, orderId);
      const earlier = (await findReturns(em, [orderId])).get(orderId) ?? [];
      if (earlier.some((one) => one.id === id)) return;
      await assertNewKey(em, id);
      const bought = (await findLines(em, [orderId])).get(orderId) ?? [];
      const history = (await findEvents(em, [orderId])).get(orderId) ?? [];
      const { status, payment_state: paymentState } = order;
      const delivered = deliveredAt(history);
      this.assertReturnable({ status, paymentState, deliveredAt: delivered, importedFrom: null });
      if (earlier.length >= MAX_PER_ORDER)
        throw userError('NOT_RETURNABLE', message('return.tooManyRequests'), ['input', 'orderId']);
      const lines = linesToReturn(bought, order.shipment_state, requestedLines);
      await this.changes.begin(
        em,
        { id, orderId, lines },
        { state: 'REQUESTED', text: note, actor: actorOf(holder) },
      );
    });
    return this.get(id);
  }

  /**
   * Withdraws the viewer's own request, of which nothing has arrived yet. Repeating it changes nothing.
   * @throws UserError NOT_FOUND, also for another customer's return, or RETURN_STEP_INVALID; RequestError
   * UNAVAILABLE
   */
  async cancel(holder: OrderHolder, id: string): Promise<OrderReturn> {
    const { orderId } = await this.get(id);
    await retryTransaction(this.em, async (em) => {
      await this.lockTheirs(em, holder, orderId, noSuchReturn);
      const orderReturn = await getReturn(em, id);
      if (isRepeat('CANCEL', orderReturn.state)) return;
      const state = assertStep('CANCEL', orderReturn.state);
      await this.changes.end(em, orderReturn, { state, text: null, actor: actorOf(holder) });
    });
    return this.get(id);
  }

  /** The one place that says whose returns are whose: the order's customer's. @throws UserError NOT_FOUND */
  private async lockTheirs(
    em: EntityManager,
    holder: OrderHolder,
    orderId: string,
    notFound = noSuchOrder,
  ): Promise<LockedOrder> {
    const order = await lockOrder(em, orderId);
    if (order.user_id !== holder.userId) throw notFound();
    return order;
  }

  /** @throws UserError NOT_RETURNABLE */
  private assertReturnable(order: Parameters<typeof returnProblem>[0]): void {
    const problem = returnProblem(order, this.clock(), this.terms);
    if (problem) throw userError('NOT_RETURNABLE', problem, ['input', 'orderId']);
  }
}

/** @throws UserError INVALID_VALUE for the id of another order's return */
async function assertNewKey(em: EntityManager, id: string): Promise<void> {
  if ((await em.count(ReturnEntity, { id })) > 0)
    throw userError('INVALID_VALUE', message('return.keyInvalid'), ['input', 'idempotencyKey']);
}

/** @throws RequestError BAD_REQUEST for text that can't be searched for */
function assertFilter({ text }: ReturnFilter): void {
  if (text && text.length > MAX_TEXT)
    throw new RequestError('BAD_REQUEST', message('request.valueTooLong', { field: 'text', max: MAX_TEXT }));
  if (text && (text.includes('\0') || !text.isWellFormed()))
    throw new RequestError('BAD_REQUEST', message('request.textInvalid', { field: 'text' }));
}

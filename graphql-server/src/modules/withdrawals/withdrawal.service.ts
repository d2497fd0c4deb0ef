import type { Keys } from '../../shared/secrets/keys.ts';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { type UserError, userError, type UserErrorIssue } from '../../errors.ts';
import { createLoader } from '../../shared/create-loader.ts';
import { enUs, formatMessage } from '../../shared/messages/locale.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import type { Principal } from '../../shared/principal.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import type { DownloadService } from '../downloads/download.service.ts';
import type { OrderEmailService } from '../orders/emails/order-email.service.ts';
import { orderOfWithdrawal, withdrawalToken } from '../orders/links/withdrawal-token.ts';
import { type Actor, systemActor } from '../orders/order-actor.ts';
import type { OrderChangeService } from '../orders/order-change.service.ts';
import { isCancellable } from '../orders/order-status.ts';
import { isCompletedBy } from '../orders/payment/payment-rules.ts';
import type { OrderService } from '../orders/order.service.ts';
import type { LineUnits, Order, OrderLine } from '../orders/order.ts';
import { findEvents, findLines } from '../orders/search/order-parts-query.ts';
import { type LockedOrder, lockOrder } from '../orders/search/order-query.ts';
import { findShipments } from '../orders/shipments/shipment-query.ts';
import { shipmentStateAfter, unitsByLine } from '../orders/shipments/shipment-rules.ts';
import type { ReturnHandlingService } from '../returns/return-handling.service.ts';
import { findReturns } from '../returns/return-query.ts';
import { deliveredAt, returnableUntil, type ReturnTerms } from '../returns/return-rules.ts';
import { findWithdrawals } from './withdrawal-query.ts';
import {
  contractLines,
  divideUnits,
  isRest,
  isSameDeclaration,
  lineRight,
  type LineRight,
  linesToWithdraw,
  orderLookupSchema,
  receivedAt,
  type Withdrawal,
  withdrawalProblem,
  withdrawalSchema,
} from './withdrawal-rules.ts';
import { WithdrawalEntity, WithdrawalLineEntity } from './withdrawal.entity.ts';
import type { WithdrawalsDatabase } from './withdrawals.tables.ts';

interface Tools {
  em: EntityManager;
  clock: Clock;
  rateLimits: RateLimits;
  /** Signs the links. */
  keys: Keys;
}

interface Services {
  orders: OrderService;
  orderChanges: OrderChangeService;
  orderEmails: OrderEmailService;
  returnHandling: ReturnHandlingService;
  downloads: DownloadService;
}

/** An order, as far as the right to withdraw from it depends on it. */
type RightsOrder = Pick<Order, 'id' | 'status' | 'shipmentState' | 'importedFrom'>;

interface WithdrawalTerms extends ReturnTerms {
  isOffered: boolean;
}

/** What a customer declares. */
export interface WithdrawalInput {
  idempotencyKey: string;
  name: string;
  lines: readonly LineUnits[];
}

/** What can be withdrawn from of an order. */
export interface WithdrawalForm {
  order: Order;
  problem: UserErrorIssue | null;
  /** The first moment at which it is too late; null before the delivery. */
  until: Date | null;
  lines: (Omit<LineRight, 'problem'> & { line: OrderLine; problem: UserErrorIssue | null })[];
}

/** Withdrawals from contracts, by anyone who has the link of one or knows number and email of its order. */
export class WithdrawalService {
  private readonly ofOrders = createLoader<Withdrawal[]>(async (ids) => {
    const withdrawals = await findWithdrawals(this.tools.em, 'order_id', ids);
    return Map.groupBy(withdrawals, ({ orderId }) => orderId);
  }, []);

  constructor(
    private readonly tools: Tools,
    private readonly services: Services,
    private readonly terms: WithdrawalTerms,
  ) {}

  /** Oldest first; one statement for a page of orders. */
  async of(orderId: string): Promise<Withdrawal[]> {
    return this.ofOrders.load(orderId);
  }

  /** The token of an order's link, for its customer; null for staff, and if the shop offers no withdrawal. */
  tokenFor({ kind }: Principal, { id, importedFrom }: Order): string | null {
    if (!this.terms.isOffered || kind === 'STAFF' || kind === 'API_KEY' || importedFrom !== null) return null;
    return withdrawalToken(this.tools.keys, id);
  }

  /**
   * The token of the order with this number and email. The error does not say which of the two is wrong.
   * @throws UserError NOT_FOUND, or with the broken rules; RequestError RATE_LIMITED after too many unknown
   * ones
   */
  async find(input: object, ip: string): Promise<string> {
    const lookup = validate(orderLookupSchema, input, ['input']);
    const id = await this.tools.rateLimits.withdrawalOrder(lookup.email, ip, async () =>
      this.terms.isOffered ? this.findOrder(lookup) : null,
    );
    if (id === null) throw userError('NOT_FOUND', message('withdrawal.orderNotFound'), ['input']);
    return withdrawalToken(this.tools.keys, id);
  }

  /** What can be withdrawn from by a link; null for an unknown one. @throws RequestError RATE_LIMITED */
  async form(token: string, ip: string): Promise<WithdrawalForm | null> {
    const order = await this.open(token, ip);
    if (!order) return null;
    const { problem, until, bought, rights } = await this.rightsOf(this.tools.em, order);
    return {
      order,
      problem: problem && toIssue(problem),
      until,
      lines: bought.flatMap((line) => {
        const right = rights.get(line.id);
        return right ? [{ line, ...right, problem: right.problem && toIssue(right.problem) }] : [];
      }),
    };
  }

  /**
   * Withdraws from lines of a link's order, at once: what was not sent is canceled, and what was sent becomes
   * an approved return. A repeat with the same key and content changes nothing.
   * @throws UserError NOT_FOUND for an unknown link, NOT_WITHDRAWABLE, INVALID_VALUE for lines without a
   * right, for a key of another declaration, or with the broken rules; RequestError RATE_LIMITED, UNAVAILABLE
   */
  async create(
    token: string,
    ip: string,
    { lines: requestedLines, ...input }: WithdrawalInput,
  ): Promise<Withdrawal> {
    const { idempotencyKey: id, name } = validate(withdrawalSchema, input, ['input']);
    const order = await this.open(token, ip);
    if (!order) throw userError('NOT_FOUND', message('withdrawal.linkUnknown'), ['token']);
    await retryTransaction(this.tools.em, async (em) => {
      const locked = await lockOrder(em, order.id);
      const [earlier] = await findWithdrawals(em, 'id', [id]);
      const declaration = { orderId: order.id, name, lines: requestedLines };
      if (earlier && !isSameDeclaration(earlier, declaration)) throw keyInvalid();
      if (earlier) return;
      await this.withdraw(em, locked, { id, name, lines: requestedLines });
    });
    return this.get(id);
  }

  /** A withdrawal that is known to exist. */
  async get(id: string): Promise<Withdrawal> {
    const [withdrawal] = await findWithdrawals(this.tools.em, 'id', [id]);
    if (!withdrawal) throw new Error(`No withdrawal ${id}`);
    return withdrawal;
  }

  private async withdraw(
    em: EntityManager,
    order: LockedOrder,
    { id, name, lines: requestedLines }: { id: string; name: string; lines: readonly LineUnits[] },
  ): Promise<void> {
    const { id: orderId, status, shipment_state: shipmentState, imported_from: importedFrom } = order;
    const sentOrder = { id: orderId, status, shipmentState, importedFrom };
    const { problem, rights, contract } = await this.rightsOf(em, sentOrder);
    if (problem) throw userError('NOT_WITHDRAWABLE', problem, ['input']);
    const lines = linesToWithdraw(rights, requestedLines);
    await em.insert(WithdrawalEntity, { id, order: orderId, name, createdAt: this.tools.clock() });
    await em.insertMany(
      WithdrawalLineEntity,
      lines.map(({ orderLineId, quantity }) => ({ withdrawal: id, orderLine: orderLineId, quantity })),
    );
    await this.services.orderEmails.add(em, { kind: 'WITHDRAWAL_RECEIVED', orderId, withdrawalId: id });
    const actor: Actor = { kind: 'CUSTOMER', id: order.user_id };
    if (isCancellable(status, shipmentState) && isRest(contract, lines))
      return this.services.orderChanges.change(em, actor, order, { status: 'CANCELLED' });
    const [withdrawal] = await findWithdrawals(em, 'id', [id]);
    const { sent, unsent } = divideUnits(sentOrder, contract, lines);
    await this.services.returnHandling.beginWithdrawn(em, order, {
      sent,
      unsent,
      text: formatMessage(enUs, message('withdrawal.asReturn', { number: withdrawal?.number ?? '' })),
      actor,
    });
    const isNothingToSend = shipmentStateAfter(contract, unitsByLine(unsent)) === 'ALL';
    // Only what needs no delivery is left.
    if (isCancellable(status, shipmentState) && isNothingToSend && isCompletedBy(order.payment_state, false))
      await this.services.orderChanges.change(em, systemActor, order, { status: 'DELIVERED' });
  }

  /** What can be withdrawn from of an order now, and the first moment at which it is too late. */
  private async rightsOf(em: EntityManager, { id, ...order }: RightsOrder) {
    const bought = (await findLines(em, [id])).get(id) ?? [];
    const history = (await findEvents(em, [id])).get(id) ?? [];
    const shipments = (await findShipments(em, [id])).get(id) ?? [];
    const returns = (await findReturns(em, [id])).get(id) ?? [];
    const downloadedLines = await this.services.downloads.usedLines(em, id);
    const received = receivedAt(order.shipmentState, deliveredAt(history), shipments);
    const contract = contractLines(order.status, bought, returns);
    return {
      problem: withdrawalProblem({ ...order, receivedAt: received }, this.tools.clock(), this.terms),
      until: received && returnableUntil(received, this.terms),
      bought,
      contract,
      rights: new Map(contract.map((line) => [line.id, lineRight(line, downloadedLines.has(line.id))])),
    };
  }

  private async open(token: string, ip: string): Promise<Order | null> {
    return this.tools.rateLimits.withdrawalLink(ip, async () => {
      const id = this.terms.isOffered ? orderOfWithdrawal(this.tools.keys, token) : null;
      const order = id === null ? null : await this.services.orders.findAny(id);
      // After an erasure there is nobody left to send a receipt to, and no name to store again.
      return order && emailOf(order) !== '' ? order : null;
    });
  }

  /** By its number, or by the reference that it was placed with; the newest of several. */
  private async findOrder(lookup: { orderNumber: string; email: string }): Promise<string | null> {
    // As screens and emails show it.
    const name = lookup.orderNumber.replace(/^#\s*/, '');
    const row = await this.tools.em
      .getKysely<WithdrawalsDatabase>()
      .selectFrom('orders')
      .where(sql<boolean>`(lower(number) = ${name.toLowerCase()} or reference = ${name})`)
      .where('imported_from', 'is', null)
      .where(sql<boolean>`lower(coalesce(billing ->> 'email', customer ->> 'email')) = ${lookup.email}`)
      .orderBy('created_at', 'desc')
      .select('id')
      .executeTakeFirst();
    return row?.id ?? null;
  }
}

/** Empty once the customer was erased. */
const emailOf = ({ billing, customer }: Order) => billing?.email ?? customer.email;

const toIssue = (problem: Message): UserErrorIssue => ({
  code: 'NOT_WITHDRAWABLE',
  message: problem,
  field: null,
});

function keyInvalid(): UserError {
  return userError('INVALID_VALUE', message('withdrawal.keyInvalid'), ['input', 'idempotencyKey']);
}

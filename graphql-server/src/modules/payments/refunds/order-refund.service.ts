import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { type UserError, userError } from '../../../errors.ts';
import type { PaymentProviders } from '../provider/payment-provider.registry.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import { validate } from '../../../shared/validate.ts';
import type { StaffActor } from '../../../shared/principal.ts';
import type { StockPart, StockService } from '../../inventory/stock.service.ts';
import type { OrderChangeService } from '../../orders/order-change.service.ts';
import { findLines } from '../../orders/search/order-parts-query.ts';
import { type LockedOrder, lockOrder, noSuchOrder, paidOf } from '../../orders/search/order-query.ts';
import { type Actor, actorOf } from '../../orders/order-actor.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { holdsStock } from '../../orders/order-status.ts';
import type { OrderService } from '../../orders/order.service.ts';
import type { LineUnits, Order, OrderLine } from '../../orders/order.ts';
import { shipmentStateAfter } from '../../orders/shipments/shipment-rules.ts';
import { refundedTax } from '../../pricing/price-refund.ts';
import { hasOpenCredit, openCreditOf, settleCredit } from './exchange-credits.ts';
import { findRefunds } from './refund-query.ts';
import {
  assertRefundAmount,
  linesToRefund,
  type OrderRefund,
  priceLines,
  refundableAmount,
  refundedAmount,
  type RefundLine,
  refundSchema,
  type RefundTerms,
  removedUnits,
  type WantedLine,
} from './refund-rules.ts';
import { RefundEntity, RefundLineEntity } from './refund.entity.ts';
import {
  addRefundedUnits,
  findUnrefunded,
  findUnrefundedSums,
  holdsMoney,
  recordRefund,
  type RefundParts,
  requestRefund,
  splitRefund,
  type Unrefunded,
} from './request-refunds.ts';

/** A refund by staff. `amount` in minor units; null for the value of the lines. */
export interface RefundInput {
  idempotencyKey: string;
  orderId: string;
  lines: readonly WantedLine[];
  amount: number | null;
  reason: string;
}

/** A refund of returned goods; `amount` in minor units, null for the value of the lines. */
export interface ReturnedGoods {
  /** A UUID, used as the refund's id. */
  id: string;
  amount: number | null;
  reason: string | null;
  actor: Actor;
  lines: readonly LineUnits[];
  /** The new order of an exchange, which was credited with them; null for none. */
  exchangeOrderId: string | null;
}

/** What a return was refunded with; `unusedCredit`, in minor units, is not credited to the new order. */
export interface ReturnRefund {
  /** The refund that has its lines; null if there was nothing to refund. */
  refundId: string | null;
  unusedCredit: MinorUnits;
}

/** The calculated and the maximum refund, in minor units of the order's currency. */
export interface RefundPreview {
  amount: number;
  refundableAmount: number;
}

/** Partial refunds: amounts, lines, and units to restock. */
export class OrderRefundService {
  private readonly ofOrders = createLoader<OrderRefund[]>((orderIds) => findRefunds(this.em, orderIds), []);
  private readonly onCards = createLoader<MinorUnits>((orderIds) => findUnrefundedSums(this.em, orderIds), 0);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly stock: StockService,
    private readonly orders: OrderService,
    private readonly changes: OrderChangeService,
    private readonly providers: PaymentProviders,
  ) {}

  /** Oldest first; one statement for a page of orders. */
  async of(orderId: string): Promise<OrderRefund[]> {
    return this.ofOrders.load(orderId);
  }

  /** Refunded part of what was paid for the order, in minor units. */
  async refundedAmountOf(order: Order): Promise<number> {
    return order.paymentState === 'UNPAID' ? 0 : refundedAmount(order, await this.of(order.id));
  }

  /** Tax in the refunded amount, in minor units. */
  async refundedTaxOf(order: Order): Promise<number> {
    return refundedTax(order.totals, await this.refundedAmountOf(order));
  }

  /** Refundable part of what was paid for the order, in minor units. */
  async refundableAmountOf(order: Order): Promise<number> {
    const isPaid = order.paidAmount > 0 && order.importedFrom === null;
    return isPaid ? refundableAmount(order, await this.of(order.id)) : 0;
  }

  /** The part of that which goes back to cards, in minor units. */
  async refundableByCardOf(order: Order): Promise<MinorUnits> {
    const refundable = await this.refundableAmountOf(order);
    return refundable === 0 ? 0 : Math.min(refundable, await this.onCards.load(order.id));
  }

  /**
   * Calculates a refund of the lines without changing anything.
   * @throws UserError NOT_FOUND, or INVALID_VALUE for lines that can't be refunded
   */
  async preview(orderId: string, requestedLines: readonly WantedLine[]): Promise<RefundPreview> {
    const order = await this.orders.findAny(orderId);
    if (!order) throw noSuchOrder();
    return this.price(order, linesToRefund(order.status, await this.orders.linesOf(orderId), requestedLines));
  }

  /**
   * Calculates a refund of returned units without changing anything. At least so many units of each line must
   * be unrefunded.
   */
  async previewReturned(
    order: Order,
    lines: readonly LineUnits[],
    exchangeOrderId: string | null = null,
  ): Promise<RefundPreview> {
    const credit = exchangeOrderId ? await openCreditOf(this.em, exchangeOrderId) : 0;
    return this.price(order, lines, credit);
  }

  /** `credit`: what an exchange has credited for the lines already, in minor units. */
  private async price(order: Order, lines: readonly LineUnits[], credit = 0): Promise<RefundPreview> {
    const [bought, refundableAmount] = await Promise.all([
      this.orders.linesOf(order.id),
      this.refundableAmountOf(order),
    ]);
    const value = Math.min(priceLines(bought, lines, order.totals), refundableAmount + credit);
    const amount = Math.max(0, value - credit);
    return { amount, refundableAmount };
  }

  /**
   * Refunds lines of an order, or an amount. A card refund is requested, and a job sends it to the provider;
   * any other was paid out by hand, and is recorded. A repeat with the same key has no effect.
   * @throws UserError NOT_FOUND, NOT_REFUNDABLE when nothing is paid or left, INVALID_VALUE for lines that
   * can't be refunded or an amount that exceeds what is left, or for invalid input; RequestError UNAVAILABLE
   */
  async create(
    principal: StaffActor,
    { orderId, lines: requestedLines, ...input }: RefundInput,
  ): Promise<Order> {
    const { idempotencyKey: id, reason, amount } = validate(refundSchema, input, ['input']);
    await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, orderId);
      if (await isRepeated(em, id, orderId)) return;
      const bought = (await findLines(em, [orderId])).get(orderId) ?? [];
      const lines = linesToRefund(order.status, bought, requestedLines);
      const actor = actorOf(principal);
      const removed = removedUnits(bought, lines);
      await this.issueRefund(em, order, { id, reason, amount, actor, lines, bought, removed });
    });
    return this.orders.get(orderId);
  }

  /**
   * Refunds returned goods, in the caller's transaction, which has locked the order and checked that they
   * were not refunded. Does not restock them. What an exchange has credited is part of the amount.
   * @returns no refund if everything paid was already refunded, or if nothing was paid of an order that is
   * closed
   * @throws UserError INVALID_VALUE for a used key, or an amount that exceeds what is left; NOT_REFUNDABLE
   * for an order that is not paid
   */
  async refundReturned(
    em: EntityManager,
    order: LockedOrder,
    { id, exchangeOrderId, ...goods }: ReturnedGoods,
  ): Promise<ReturnRefund> {
    if ((await em.count(RefundEntity, { id })) > 0) throw keyInvalid();
    const credit = exchangeOrderId ? await openCreditOf(em, exchangeOrderId) : 0;
    if (exchangeOrderId && credit > 0)
      return this.refundExchanged(em, order, { id, exchangeOrderId, ...goods }, credit);
    const mayBePaid = order.payment_state === 'UNPAID' && holdsStock(order.status);
    if (!mayBePaid && (await refundableOf(em, order)) === 0) return { refundId: null, unusedCredit: 0 };
    const lines = goods.lines.map((line) => ({ ...line, restockedQuantity: 0 }));
    const bought = (await findLines(em, [order.id])).get(order.id) ?? [];
    // They were delivered, so unshipped units stay to be shipped.
    await this.issueRefund(em, order, { ...goods, id, lines, bought, removed: new Map() });
    return { refundId: id, unusedCredit: 0 };
  }

  /** Credits what has arrived, up to `credit` in minor units, and refunds what it is worth beyond that. */
  private async refundExchanged(
    em: EntityManager,
    order: LockedOrder,
    { id, exchangeOrderId, amount, actor, reason, ...goods }: ReturnedGoods & { exchangeOrderId: string },
    credit: MinorUnits,
  ): Promise<ReturnRefund> {
    const bought = (await findLines(em, [order.id])).get(order.id) ?? [];
    const lines = goods.lines.map((line) => ({ ...line, restockedQuantity: 0 }));
    const of = { lines, bought, removed: new Map<string, number>() };
    const max = credit + (await refundableOf(em, order));
    const value = amount ?? Math.min(max, priceLines(bought, lines, paidTotals(order)));
    if (value > 0) assertRefundAmount(value, max, { currency: order.currency, step: 1, areUnitsFree: false });
    const creditId = await settleCredit(em, exchangeOrderId, Math.min(credit, value), this.clock());
    if (value > credit) {
      await this.issueRefund(em, order, { ...of, id, reason, actor, amount: value - credit });
      return { refundId: id, unusedCredit: 0 };
    }
    // Units that are worth nothing need a refund all the same.
    if (!creditId) await recordRefund(em, { id, orderId: order.id, amount: 0, reason, actor }, this.clock());
    await this.noteLines(em, order, creditId ?? id, of);
    if (creditId && !(await holdsMoney(em, order)))
      await this.changes.change(em, actor, order, { paymentState: 'REFUNDED' });
    return { refundId: creditId ?? id, unusedCredit: credit - value };
  }

  private async issueRefund(
    em: EntityManager,
    order: LockedOrder,
    { id, reason, amount, actor, ...of }: NewRefund,
  ): Promise<void> {
    const price = priceLines(of.bought, of.lines, paidTotals(order));
    const areUnitsFree = price === 0 && of.lines.length > 0 && order.payment_state !== 'UNPAID';
    const left = areUnitsFree ? await refundableOf(em, order) : await leftOf(em, order);
    const wantedAmount = amount ?? Math.min(price, left);
    const [largest] = await findUnrefunded(em, { orderId: order.id });
    assertRefundAmount(wantedAmount, left, { ...this.terms(order, largest), areUnitsFree });
    const { byCard, byHand } = await partsOf(em, order, wantedAmount, left);
    // No network calls here: a job calls the provider.
    for (const [index, { payment, amount: part }] of byCard.entries()) {
      const refund = { id: index === 0 ? id : newId(), orderId: order.id, amount: part, reason, actor };
      await requestRefund(em, payment, refund, this.clock());
    }
    const isByHand = byHand > 0 || byCard.length === 0;
    const refund = {
      id: byCard.length === 0 ? id : newId(),
      orderId: order.id,
      amount: byHand,
      reason,
      actor,
    };
    if (isByHand) await recordRefund(em, refund, this.clock());
    await this.noteLines(em, order, id, of);
    if (!isByHand) return;
    const isRest = wantedAmount > 0 && byHand === left && !(await hasOpenCredit(em, order.id));
    await this.changes.recordRefund(em, actor, order, { amount: byHand, lines: of.lines, isRest });
  }

  /**
   * Dismisses a refund that the provider rejected: its amount can be refunded again, or was paid back in
   * another way. Restocked and removed units stay so. Repeating it has no effect.
   * @throws UserError NOT_FOUND, or NOT_DISMISSIBLE for one that was not rejected; RequestError UNAVAILABLE
   */
  async dismiss(id: string): Promise<Order> {
    const refund = isUuid(id) ? await this.em.findOne(RefundEntity, { id }) : null;
    if (!refund) throw userError('NOT_FOUND', message('refund.notFound'), ['id']);
    const orderId = refund.order.id;
    await retryTransaction(this.em, async (em) => {
      await lockOrder(em, orderId);
      const dismissed = await em.nativeUpdate(RefundEntity, { id, state: 'FAILED' }, { state: 'DISMISSED' });
      if (dismissed === 0 && (await em.count(RefundEntity, { id, state: 'DISMISSED' })) === 0)
        throw userError('NOT_DISMISSIBLE', message('refund.notDismissible'), ['id']);
    });
    return this.orders.get(orderId);
  }

  /** Currency and step of refunds of the order's payment. */
  private terms({ currency }: LockedOrder, payment: Unrefunded | undefined): RefundTerms {
    return { currency, step: (payment && this.providers.of(payment)?.chargeTerms(currency)?.step) ?? 1 };
  }

  /** Records the refunded lines, restocks returned units, and removes unshipped units from the order. */
  private async noteLines(
    em: EntityManager,
    order: LockedOrder,
    refund: string,
    { bought, lines: requestedLines, removed }: Pick<NewRefund, 'bought' | 'lines' | 'removed'>,
  ): Promise<void> {
    if (requestedLines.length === 0) return;
    const isHeld = holdsStock(order.status);
    // Closing the order restocked its unshipped units.
    const lines = requestedLines.map((line) =>
      isHeld ? line : { ...line, restockedQuantity: removed.get(line.orderLineId) ?? 0 },
    );
    await em.insertMany(
      RefundLineEntity,
      lines.map(({ orderLineId, ...units }) => ({ refund, orderLine: orderLineId, ...units })),
    );
    for (const line of lines) await addRefundedUnits(em, line, removed.get(line.orderLineId) ?? 0);
    const restocked = isHeld ? partsToRestock(bought, lines) : [];
    if (restocked.length > 0) await this.stock.restock(em, restocked, order.id);
    if (order.shipment_state === 'NONE' || removed.size === 0) return;
    await em.nativeUpdate(
      OrderEntity,
      { id: order.id },
      { shipmentState: shipmentStateAfter(bought, removed) },
    );
  }
}

/**
 * A refund with its details: the ordered lines, the refunded units, and those of them that will no longer be
 * shipped.
 */
interface NewRefund {
  id: string;
  reason: string | null;
  amount: number | null;
  actor: Actor;
  bought: readonly OrderLine[];
  lines: readonly RefundLine[];
  removed: ReadonlyMap<string, number>;
}

/** Refundable part of what was paid for an order, in minor units. */
async function refundableOf(em: EntityManager, order: LockedOrder): Promise<number> {
  const { id, payment_state: paymentState } = order;
  const refunds = (await findRefunds(em, [id])).get(id) ?? [];
  return refundableAmount({ paymentState, paidAmount: paidOf(order) }, refunds);
}

/** @throws UserError NOT_REFUNDABLE when nothing is left */
async function leftOf(em: EntityManager, order: LockedOrder): Promise<number> {
  const left = await refundableOf(em, order);
  if (left > 0) return left;
  throw userError('NOT_REFUNDABLE', message('payment.nothingToRefund'), ['input', 'orderId']);
}

/** How the amount goes back. @throws UserError NOT_REFUNDABLE if the payments don't cover it */
async function partsOf(
  em: EntityManager,
  order: LockedOrder,
  amount: number,
  left: number,
): Promise<RefundParts> {
  const parts = await splitRefund(em, order, amount, left);
  if (parts) return parts;
  throw userError('NOT_REFUNDABLE', message('payment.unknownToProvider'), ['input', 'orderId']);
}

/**
 * @returns whether the refund already exists @throws UserError INVALID_VALUE if it belongs to another order
 */
async function isRepeated(em: EntityManager, id: string, orderId: string): Promise<boolean> {
  const earlier = await em.findOne(RefundEntity, { id });
  if (earlier && earlier.order.id !== orderId) throw keyInvalid();
  return earlier !== null;
}

function paidTotals({ total, prices_include_tax: pricesIncludeTax }: LockedOrder) {
  return { total, pricesIncludeTax };
}

function keyInvalid(): UserError {
  return userError('INVALID_VALUE', message('refund.keyInvalid'), ['input', 'idempotencyKey']);
}

function partsToRestock(bought: readonly OrderLine[], lines: readonly RefundLine[]): StockPart[] {
  const boughtById = new Map(bought.map((line) => [line.id, line]));
  return lines.flatMap(({ orderLineId, restockedQuantity: quantity }) => {
    const line = boughtById.get(orderLineId);
    return line && quantity > 0 ? [{ productId: line.productId, variantId: line.variantId, quantity }] : [];
  });
}

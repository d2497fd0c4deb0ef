import type { Clock } from '../../shared/time/clock.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { assertVersion } from '../../shared/edit-version.ts';
import { newId } from '../../shared/new-id.ts';
import { validate } from '../../shared/validate.ts';
import type { StaffActor } from '../../shared/principal.ts';
import type { StockService } from '../inventory/stock.service.ts';
import { findLines } from '../orders/search/order-parts-query.ts';
import { type LockedOrder, lockOrder } from '../orders/search/order-query.ts';
import { actorOf } from '../orders/order-actor.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import type { LineUnits } from '../orders/order.ts';
import { shipmentStateAfter, unitsByLine } from '../orders/shipments/shipment-rules.ts';
import type { OrderRefundService } from '../payments/refunds/order-refund.service.ts';
import type { MadeStep, ReturnChangeService } from './return-change.service.ts';
import { linesToReceive, type Receipt, type ReceivedLine } from './return-line-rules.ts';
import { findReturns, getReturn } from './return-query.ts';
import {
  approvalSchema,
  assertDeclinable,
  assertStep,
  isRepeat,
  type OrderReturn,
  declineSchema,
  returnRefundSchema,
  type ReturnStep,
  unitsToRefund,
} from './return-rules.ts';
import { ReturnEntity, ReturnLineEntity } from './return.entity.ts';
import type { ReturnsDatabase } from './returns.tables.ts';

/** What is refunded of a return; `amount` in minor units, null: what has arrived comes to. */
export interface ReturnRefundInput {
  idempotencyKey: string;
  amount: number | null;
  reason?: string | null | undefined;
}

/** The units of a withdrawal, with what the history says. */
interface WithdrawnUnits extends Omit<MadeStep, 'state'> {
  sent: readonly LineUnits[];
  unsent: readonly LineUnits[];
}

/** What staff does about returns. The history names who did it. */
export class ReturnHandlingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly stock: StockService,
    private readonly refunds: OrderRefundService,
    private readonly changes: ReturnChangeService,
  ) {}

  /**
   * Agrees to a request, so that the customer sends the goods. Repeating it changes nothing. `text` is for
   * the customer.
   * @throws UserError NOT_FOUND, RETURN_STEP_INVALID, VERSION_CHANGED, or with the broken rules; RequestError
   * UNAVAILABLE
   */
  async approve(
    principal: StaffActor,
    id: string,
    input: object,
    expectedVersion: string | null,
  ): Promise<OrderReturn> {
    const { text } = validate(approvalSchema, input);
    return this.step('APPROVE', id, expectedVersion, async (em, _order, orderReturn) => {
      await this.changes.recordStep(em, orderReturn.id, {
        state: 'APPROVED',
        text,
        actor: actorOf(principal),
      });
    });
  }

  /**
   * Declines a return of which nothing was restocked: when it is requested, if it never arrives, or because
   * of its condition. `text` is for the customer. Repeating it changes nothing.
   * @throws UserError as `approve` does
   */
  async decline(
    principal: StaffActor,
    id: string,
    input: object,
    expectedVersion: string | null,
  ): Promise<OrderReturn> {
    const { text } = validate(declineSchema, input);
    return this.step('DECLINE', id, expectedVersion, async (em, _order, orderReturn) => {
      assertDeclinable(orderReturn, this.clock());
      await this.changes.end(em, orderReturn, { state: 'DECLINED', text, actor: actorOf(principal) });
    });
  }

  /**
   * Notes how much of a return has arrived, and returns to stock what can be sold again. The numbers are
   * those of the return in all, so that repeating it changes nothing.
   * @throws UserError as `approve` does, or INVALID_VALUE for numbers that can't be
   */
  async receive(
    principal: StaffActor,
    id: string,
    receipts: readonly Receipt[],
    expectedVersion: string | null,
  ): Promise<OrderReturn> {
    const linesOf = (order: LockedOrder, { lines }: OrderReturn) =>
      linesToReceive(lines, order.status, receipts);
    return this.step(
      'RECEIVE',
      id,
      expectedVersion,
      async (em, order, orderReturn) => {
        const lines = linesOf(order, orderReturn);
        for (const line of lines) await noteReceipt(em, orderReturn.id, line);
        await this.restock(em, order, lines);
        const step = { state: 'RECEIVED', text: null, actor: actorOf(principal) } as const;
        const hasArrived = lines.some(({ arrived }) => arrived > 0);
        await (hasArrived
          ? this.changes.recordStep(em, orderReturn.id, step)
          : this.changes.touch(em, orderReturn.id));
      },
      (order, orderReturn) => orderReturn.state === 'RECEIVED' && linesOf(order, orderReturn).length === 0,
    );
  }

  /**
   * Refunds what has arrived of a return, or another amount for it, in the way it was paid, and ends the
   * return. It only ends where everything that was paid has gone back already, or nothing was paid and the
   * order is closed. Repeating it changes nothing.
   * @throws UserError as `approve` does, NOT_REFUNDABLE for an order that is not paid, INVALID_VALUE for an
   * amount that is more than is left
   */
  async refund(
    principal: StaffActor,
    id: string,
    input: ReturnRefundInput,
    expectedVersion: string | null,
  ): Promise<OrderReturn> {
    const { idempotencyKey, amount, reason } = validate(returnRefundSchema, input, ['input']);
    return this.step('REFUND', id, expectedVersion, async (em, order, orderReturn) => {
      const actor = actorOf(principal);
      // A unit is either spoken for by a return or refunded.
      await this.changes.end(em, orderReturn, { state: 'REFUNDED', text: null, actor });
      const { exchangeOrderId } = orderReturn;
      const goods = { id: idempotencyKey, amount, reason, actor, lines: unitsToRefund(orderReturn) };
      const refund = await this.refunds.refundReturned(em, order, { ...goods, exchangeOrderId });
      if (refund.refundId !== null) await em.nativeUpdate(ReturnEntity, { id }, { refund: refund.refundId });
      if (exchangeOrderId) await this.changes.takeBackCredit(em, exchangeOrderId, refund.unusedCredit, actor);
    });
  }

  /**
   * Begins the returns of a withdrawal, in the caller's transaction, which has locked the order: of what was
   * sent, approved, because the law asks nobody; of what the shop still has, arrived and back in stock.
   * Requests to return the same lines end.
   */
  async beginWithdrawn(
    em: EntityManager,
    order: LockedOrder,
    { sent, unsent, ...step }: WithdrawnUnits,
  ): Promise<void> {
    const lineIds = new Set([...sent, ...unsent].map(({ orderLineId }) => orderLineId));
    for (const earlier of (await findReturns(em, [order.id])).get(order.id) ?? [])
      if (earlier.state === 'REQUESTED' && earlier.lines.some((line) => lineIds.has(line.orderLineId)))
        await this.changes.end(em, earlier, { ...step, state: 'CANCELLED' });
    if (sent.length > 0) await this.changes.begin(em, newReturn(order, sent), { ...step, state: 'APPROVED' });
    if (unsent.length === 0) return;
    const begun = newReturn(order, unsent);
    await this.changes.begin(em, begun, { ...step, state: 'RECEIVED', isSilent: true });
    const lines = unsent.map(({ orderLineId, quantity }) => ({
      orderLineId,
      receivedQuantity: quantity,
      restockedQuantity: quantity,
      arrived: quantity,
      restock: quantity,
    }));
    for (const line of lines) await noteReceipt(em, begun.id, line);
    await this.restock(em, order, lines);
    await removeUnits(em, order, unsent);
  }

  /** Makes a step under the lock of the return's order; one that was made before changes nothing. */
  private async step(
    step: ReturnStep,
    id: string,
    expectedVersion: string | null,
    make: (em: EntityManager, order: LockedOrder, orderReturn: OrderReturn) => Promise<void>,
    isMade = (_order: LockedOrder, { state }: OrderReturn) => isRepeat(step, state),
  ): Promise<OrderReturn> {
    await retryTransaction(this.em, async (em) => {
      const { orderId } = await getReturn(em, id);
      const order = await lockOrder(em, orderId);
      const orderReturn = await getReturn(em, id);
      if (isMade(order, orderReturn)) return;
      assertVersion(orderReturn, expectedVersion);
      assertStep(step, orderReturn.state);
      await make(em, order, orderReturn);
    });
    return getReturn(this.em, id);
  }

  private async restock(
    em: EntityManager,
    { id }: LockedOrder,
    lines: readonly ReceivedLine[],
  ): Promise<void> {
    const bought = (await findLines(em, [id])).get(id) ?? [];
    const parts = lines.flatMap(({ orderLineId, restock: quantity }) => {
      const line = bought.find((one) => one.id === orderLineId);
      return line && quantity > 0 ? [{ productId: line.productId, variantId: line.variantId, quantity }] : [];
    });
    if (parts.length > 0) await this.stock.restock(em, parts, id);
  }
}

function newReturn({ id: orderId }: LockedOrder, units: readonly LineUnits[]) {
  return { id: newId(), orderId, lines: units.map((line) => ({ ...line, reason: 'CHANGED_MIND' as const })) };
}

/** Nobody sends these units any more. */
async function removeUnits(
  em: EntityManager,
  { id, shipment_state: shipmentState }: LockedOrder,
  units: readonly LineUnits[],
): Promise<void> {
  const bought = (await findLines(em, [id])).get(id) ?? [];
  for (const { orderLineId, quantity } of units) {
    await em
      .getKysely<ReturnsDatabase>()
      .updateTable('order_lines')
      .where('id', '=', orderLineId)
      .set((eb) => ({ removed_quantity: eb('removed_quantity', '+', quantity) }))
      .execute();
  }
  if (shipmentState === 'NONE') return;
  await em.nativeUpdate(
    OrderEntity,
    { id },
    { shipmentState: shipmentStateAfter(bought, unitsByLine(units)) },
  );
}

async function noteReceipt(
  em: EntityManager,
  id: string,
  { orderLineId, receivedQuantity, restockedQuantity, restock }: ReceivedLine,
): Promise<void> {
  await em.nativeUpdate(
    ReturnLineEntity,
    { return: id, orderLine: orderLineId },
    { receivedQuantity, restockedQuantity },
  );
  await em
    .getKysely<ReturnsDatabase>()
    .updateTable('order_lines')
    .where('id', '=', orderLineId)
    .set((eb) => ({ restocked_quantity: eb('restocked_quantity', '+', restock) }))
    .execute();
}

import type { EntityManager } from '../../db/database.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { newId } from '../../shared/new-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { OrderEmailService } from '../orders/emails/order-email.service.ts';
import type { ReturnEmailKind } from '../orders/emails/order-mail.ts';
import type { Actor } from '../orders/order-actor.ts';
import type { OrderChangeService } from '../orders/order-change.service.ts';
import type { LineUnits } from '../orders/order.ts';
import { lockOrder, paidOf } from '../orders/search/order-query.ts';
import { openCreditOf, settleCredit } from '../payments/refunds/exchange-credits.ts';
import { findRefunds } from '../payments/refunds/refund-query.ts';
import { refundableAmount } from '../payments/refunds/refund-rules.ts';
import { getReturn } from './return-query.ts';
import { type OrderReturn, type ReturnLine, type ReturnState, unitsToRefund } from './return-rules.ts';
import { ReturnEntity, ReturnEventEntity, ReturnLineEntity } from './return.entity.ts';
import type { ReturnsDatabase } from './returns.tables.ts';

/** A step that a return takes, by whom, and what they say. */
export interface MadeStep {
  state: ReturnState;
  text: string | null;
  actor: Actor;
  /** Whether the customer gets another email about it. */
  isSilent?: boolean;
}

/** Whoever withdraws a return knows of it; of a refund the order's own email tells. */
const emailKinds: Partial<Record<ReturnState, ReturnEmailKind>> = {
  REQUESTED: 'RETURN_REQUESTED',
  APPROVED: 'RETURN_APPROVED',
  DECLINED: 'RETURN_DECLINED',
  RECEIVED: 'RETURN_RECEIVED',
};

/**
 * What every step of a return brings with it: state, history and email, in the caller's transaction, which
 * has locked the order.
 */
export class ReturnChangeService {
  constructor(
    private readonly clock: Clock,
    private readonly emails: OrderEmailService,
    private readonly orderChanges: OrderChangeService,
  ) {}

  /** Begins a return, whose units are spoken for from now on. */
  async begin(
    em: EntityManager,
    {
      id,
      orderId,
      exchangeOrderId = null,
      lines,
    }: Pick<OrderReturn, 'id' | 'orderId'> & {
      exchangeOrderId?: string | null;
      lines: readonly Pick<ReturnLine, 'orderLineId' | 'quantity' | 'reason'>[];
    },
    step: MadeStep,
  ): Promise<void> {
    const now = this.clock();
    await em.insert(ReturnEntity, {
      id,
      order: orderId,
      exchangeOrder: exchangeOrderId,
      state: step.state,
      refund: null,
      createdAt: now,
      changedAt: now,
    });
    await em.insertMany(
      ReturnLineEntity,
      lines.map(({ orderLineId, ...line }) => ({ return: id, orderLine: orderLineId, ...line })),
    );
    await hold(em, lines, 1);
    await this.recordStep(em, id, step);
  }

  /** Records a step, and notifies the customer. */
  async recordStep(
    em: EntityManager,
    id: string,
    { state, text, actor, isSilent = false }: MadeStep,
  ): Promise<void> {
    const now = this.clock();
    await em.nativeUpdate(ReturnEntity, { id }, { state, changedAt: now });
    const { orderId, exchangeOrderId, number, lines } = await getReturn(em, id);
    await em.insert(ReturnEventEntity, {
      id: newId(),
      return: id,
      order: orderId,
      state,
      text,
      actor: actor.kind,
      actorId: actor.id,
      createdAt: now,
    });
    const kind = emailKinds[state];
    if (!kind || isSilent) return;
    const units = unitsToRefund({ state, lines });
    await this.emails.add(em, { kind, orderId, returnId: id, number, lines: units, text, exchangeOrderId });
  }

  /** Notes that something about a return has changed that is no step. */
  async touch(em: EntityManager, id: string): Promise<void> {
    await em.nativeUpdate(ReturnEntity, { id }, { changedAt: this.clock() });
  }

  /**
   * Ends a return: none of its units is spoken for any more. What an exchange credited for items that do not
   * come back is taken back.
   * @throws UserError as `takeBackCredit` does
   */
  async end(
    em: EntityManager,
    { id, lines, exchangeOrderId }: Pick<OrderReturn, 'id' | 'lines' | 'exchangeOrderId'>,
    step: MadeStep,
  ): Promise<void> {
    await hold(em, lines, -1);
    if (exchangeOrderId && step.state !== 'REFUNDED') {
      const credit = await openCreditOf(em, exchangeOrderId);
      await settleCredit(em, exchangeOrderId, 0, this.clock());
      await this.takeBackCredit(em, exchangeOrderId, credit, step.actor);
    }
    await this.recordStep(em, id, step);
  }

  /**
   * Takes back what an exchange credited to its order, in minor units: the customer has to pay it.
   * @throws UserError RETURN_STEP_INVALID if it was refunded
   */
  async takeBackCredit(
    em: EntityManager,
    exchangeOrderId: string,
    amount: MinorUnits,
    actor: Actor,
  ): Promise<void> {
    if (amount === 0) return;
    const order = await lockOrder(em, exchangeOrderId);
    const refunds = (await findRefunds(em, [exchangeOrderId])).get(exchangeOrderId) ?? [];
    const { payment_state: paymentState } = order;
    if (refundableAmount({ paymentState, paidAmount: paidOf(order) }, refunds) < amount)
      throw userError('RETURN_STEP_INVALID', message('return.creditRefunded'), ['id']);
    await this.orderChanges.takeBackCredit(em, actor, order, amount);
  }
}

/** Counts units of lines that open returns speak for. */
async function hold(em: EntityManager, lines: readonly LineUnits[], sign: 1 | -1): Promise<void> {
  for (const { orderLineId, quantity } of lines) {
    await em
      .getKysely<ReturnsDatabase>()
      .updateTable('order_lines')
      .where('id', '=', orderLineId)
      .set((eb) => ({ returning_quantity: eb('returning_quantity', '+', sign * quantity) }))
      .execute();
  }
}

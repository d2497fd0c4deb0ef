import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { newId } from '../../shared/new-id.ts';
import { backorderedOf } from '../catalogue/variants/variant-rules.ts';
import type { StockService } from '../inventory/stock.service.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { CardPayments } from './card-payments.port.ts';
import type { LineUnits } from './order.ts';
import type { OrderEmailService } from './emails/order-email.service.ts';
import type { OrdersDatabase } from './orders.tables.ts';
import { type LockedOrder, paidOf } from './search/order-query.ts';
import { releaseUses, takeUsesAgain } from './promotions/promotion-uses.ts';
import { OrderEntity } from './order.entity.ts';
import {
  type OrderEdit,
  type OrderEditChanges,
  OrderEventEntity,
  type OrderRepricing,
  type PaymentReceived,
} from './order-event.entity.ts';
import { findLines } from './search/order-parts-query.ts';
import type { Actor } from './order-actor.ts';
import { heldUnits, holdsStock, isOpenStatus, type OrderStatus, type PaymentState } from './order-status.ts';
import {
  isCompletedBy,
  isRefundable,
  isRefundDue,
  paymentLinkExpiry,
  paymentStateAfter,
  paymentStateOf,
} from './payment/payment-rules.ts';

/** The new status and payment status. Missing values stay, or follow from the payment rules. */
export interface OrderChange {
  status?: OrderStatus;
  paymentState?: PaymentState;
  /** Another order of the same customer replaces it, so the customer gets no email. */
  isReplaced?: true;
}

/** A payment received for an order; `status` as in OrderChange. */
export interface NewPayment extends PaymentReceived {
  status?: OrderStatus;
}

type OrderState = Required<Pick<OrderChange, 'status' | 'paymentState'>>;

/** A completed refund, in minor units, and its lines; `isRest`: nothing paid is left. */
export interface RecordedRefund {
  amount: MinorUnits;
  lines: readonly LineUnits[];
  isRest: boolean;
}

/** An edit that was carried out. */
export interface RecordedEdit {
  changes: OrderEditChanges;
  /** For staff; null for none. */
  note: string | null;
  notifiesCustomer: boolean;
}

/**
 * The only way to change an order after it is placed. It also updates stock, payments, history and emails, in
 * the caller's transaction, which has locked the order.
 */
export class OrderChangeService {
  constructor(
    private readonly clock: Clock,
    private readonly stock: StockService,
    private readonly mails: OrderEmailService,
    private readonly cardPayments: () => CardPayments,
  ) {}

  /**
   * Changes an order and records the actor. Has no effect if nothing would change.
   * @throws UserError OUT_OF_STOCK, PROMOTION_USED_UP; the transaction must then be rolled back
   */
  async change(
    em: EntityManager,
    actor: Actor,
    order: LockedOrder,
    requestedChange: OrderChange,
  ): Promise<void> {
    const change = complete(order, requestedChange);
    if (change.status === order.status && change.paymentState === order.payment_state) return;
    await this.apply(em, actor, order, change, null);
    if (!requestedChange.isReplaced) await this.queueEmails(em, order, change);
  }

  /**
   * Records a payment for an order: it is then paid, or partially paid. What exceeds the total is surplus,
   * and up to the caller.
   * @throws UserError as `change` does
   */
  async receivePayment(
    em: EntityManager,
    actor: Actor,
    order: LockedOrder,
    { amount, status, ...payment }: NewPayment,
  ): Promise<void> {
    const before = paidOf(order);
    const paidAmount = Math.min(before + amount, order.total);
    const paymentState = paymentStateOf(paidAmount, order.total);
    const change = complete(order, { paymentState, ...(status && { status }) });
    await this.apply(em, actor, order, change, { ...payment, amount: paidAmount - before }, paidAmount);
    await this.queueEmails(em, order, change);
    if (paymentState === 'PARTIALLY_PAID' && holdsStock(change.status))
      await this.mails.add(em, {
        kind: 'ORDER_PARTIALLY_PAID',
        orderId: order.id,
        amount: paidAmount - before,
      });
  }

  /**
   * Takes back what an exchange credited to an order, in minor units: the customer has to pay it, and gets an
   * email with the link. At least so much was received and not refunded.
   */
  async takeBackCredit(
    em: EntityManager,
    actor: Actor,
    order: LockedOrder,
    amount: MinorUnits,
  ): Promise<void> {
    const paidAmount = paidOf(order) - amount;
    const change = complete(order, { paymentState: paymentStateOf(paidAmount, order.total) });
    const payment = { amount: -amount, method: order.payment_method, isExchange: true } as const;
    await this.apply(em, actor, order, change, payment, paidAmount);
    if (!holdsStock(order.status)) return;
    const paymentLinkExpiresAt = paymentLinkExpiry(this.clock());
    await em.nativeUpdate(OrderEntity, { id: order.id }, { paymentLinkExpiresAt });
    await this.mails.add(em, { kind: 'ORDER_PAYMENT_LINK', orderId: order.id });
  }

  private async apply(
    em: EntityManager,
    actor: Actor,
    order: LockedOrder,
    change: OrderState,
    payment: PaymentReceived | null,
    paidAmount = order.paid_amount,
  ): Promise<void> {
    await this.moveStock(em, order, change.status);
    await this.movePromotions(em, actor, order, change.status);
    const isPartial = change.paymentState === 'PARTIALLY_PAID';
    await em.nativeUpdate(
      OrderEntity,
      { id: order.id },
      {
        ...change,
        paidAmount: isPartial || change.paymentState === 'REFUNDED' ? paidAmount : null,
        // After any change, an order no longer waits for its first payment. An order reopened by staff has no
        // payment deadline.
        paymentDueAt: null,
        ...(isPartial && { paymentLinkExpiresAt: paymentLinkExpiry(this.clock()) }),
      },
    );
    await this.recordEvent(em, actor, order, { ...change, payment });
    await this.settleCards(em, actor, order, change);
  }

  /**
   * Emails the customer about a refund of more than zero. When nothing paid is left, the order becomes
   * refunded.
   * @throws UserError as `change` does
   */
  async recordRefund(
    em: EntityManager,
    actor: Actor,
    order: LockedOrder,
    { amount, lines, isRest }: RecordedRefund,
  ): Promise<void> {
    const units = lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));
    if (amount > 0)
      await this.mails.add(em, { kind: 'ORDER_REFUNDED', orderId: order.id, amount, lines: units });
    if (isRest) await this.change(em, actor, order, { paymentState: 'REFUNDED' });
  }

  /** Adds a history entry that mismatched payments were resolved; the order itself does not change. */
  async notePaymentResolved(em: EntityManager, actor: Actor, order: LockedOrder): Promise<void> {
    await this.recordEvent(em, actor, order, { ...stateOf(order), paymentResolved: true });
  }

  /** Adds a history entry about the changed delivery address. */
  async noteAddressChange(
    em: EntityManager,
    actor: Actor,
    order: LockedOrder,
    repricing: OrderRepricing | null,
  ): Promise<void> {
    await this.recordEvent(em, actor, order, { ...stateOf(order), addressChanged: true, repricing });
  }

  /**
   * Adds a history entry about an edit, which the caller has carried out with its new payment state, and
   * emails the customer.
   */
  async noteEdit(
    em: EntityManager,
    actor: Actor,
    { id, status }: LockedOrder,
    paymentState: PaymentState,
    { changes, note, notifiesCustomer }: RecordedEdit,
  ): Promise<void> {
    await this.recordEvent(em, actor, { id }, { status, paymentState, edit: { ...changes, note } });
    if (notifiesCustomer) await this.mails.add(em, { kind: 'ORDER_EDITED', orderId: id, edit: changes });
  }

  private async recordEvent(
    em: EntityManager,
    actor: Actor,
    order: Pick<LockedOrder, 'id'>,
    event: OrderState & {
      paymentResolved?: true;
      addressChanged?: true;
      repricing?: OrderRepricing | null;
      edit?: OrderEdit;
      payment?: PaymentReceived | null;
    },
  ): Promise<void> {
    await em.insert(OrderEventEntity, {
      id: newId(),
      order: order.id,
      ...event,
      actor: actor.kind,
      actorId: actor.id,
      createdAt: this.clock(),
    });
  }

  private async moveStock(
    em: EntityManager,
    { id, status: from, shipment_state: shipmentState }: LockedOrder,
    to: OrderStatus,
  ): Promise<void> {
    if (from === to) return;
    const lines = ((await findLines(em, [id])).get(id) ?? []).map((line) => ({
      ...line,
      quantity: heldUnits(line, to, shipmentState) - heldUnits(line, from, shipmentState),
    }));
    const released = lines.filter(({ quantity }) => quantity < 0);
    if (released.length > 0)
      await this.stock.release(
        em,
        released.map((line) => ({ ...line, quantity: -line.quantity })),
        id,
      );
    const demands = lines
      .filter(({ quantity }) => quantity > 0)
      .map((line) => ({ ...line, field: ['status'] }));
    if (demands.length === 0) return;
    const beyondStock = await this.stock.reserveAgain(em, demands, id);
    const units = backorderedOf(demands, beyondStock);
    await sql`update order_lines set backordered_quantity = units
      from unnest(${demands.map((line) => line.id)}::uuid[], ${units}::int[]) as again (line_id, units)
      where id = line_id and backordered_quantity <> units`.execute(em.getKysely<OrdersDatabase>());
  }

  /** An order uses its promotions until it is canceled, by anyone; then the customer may use them again. */
  private async movePromotions(
    em: EntityManager,
    actor: Actor,
    { id, status: from }: LockedOrder,
    to: OrderStatus,
  ): Promise<void> {
    if (from === to) return;
    if (to === 'CANCELLED') await releaseUses(em, id, this.clock());
    // The shop itself reopens an order only when it was paid after all: then the promised price holds, even
    // beyond the limits.
    else if (from === 'CANCELLED') await takeUsesAgain(em, id, { beyondLimits: actor.kind === 'SYSTEM' });
  }

  /** No network calls here: a job carries out what is recorded. */
  private async settleCards(
    em: EntityManager,
    actor: Actor,
    order: LockedOrder,
    { status, paymentState: state }: OrderState,
  ): Promise<void> {
    const { id, payment_method: method, shipment_state: shipmentState, total } = order;
    if (holdsStock(status)) return;
    await this.cardPayments().recheckPayments(em, id, this.clock());
    if (isRefundDue({ method, state, status, total, shipmentState }))
      await this.cardPayments().requestRefunds(em, { orderId: id }, actor, this.clock());
    else if (isRefundable({ state, total }) && status === 'CANCELLED' && status !== order.status)
      await this.cardPayments().refundUnsent(em, order, actor, this.clock());
  }

  private async queueEmails(
    em: EntityManager,
    order: LockedOrder,
    { status, paymentState }: OrderState,
  ): Promise<void> {
    const orderId = order.id;
    // The email about the payment that completes an order is enough.
    const isCompleted =
      status === 'DELIVERED' &&
      paymentState !== order.payment_state &&
      isCompletedBy(paymentState, order.requires_shipping);
    if (status !== order.status && !isCompleted)
      await this.mails.add(em, { kind: 'ORDER_STATUS_CHANGED', orderId, status });
    // A customer who paid cash on delivery needs only the email about the delivery.
    if (order.payment_method === 'CASH_ON_DELIVERY' || paymentState === order.payment_state) return;
    if (paymentState === 'PAID' && order.payment_state !== 'REFUNDED' && holdsStock(status))
      await this.mails.add(em, { kind: 'ORDER_PAID', orderId });
  }
}

function stateOf({ status, payment_state: paymentState }: LockedOrder): OrderState {
  return { status, paymentState };
}

function complete(order: LockedOrder, { status = order.status, paymentState }: OrderChange): OrderState {
  const isNewlyPaid = paymentState !== undefined && paymentState !== order.payment_state;
  if (isNewlyPaid && isOpenStatus(status) && isCompletedBy(paymentState, order.requires_shipping))
    return { status: 'DELIVERED', paymentState };
  const after =
    status === order.status
      ? order.payment_state
      : paymentStateAfter(order.payment_method, order.payment_state, status);
  return { status, paymentState: paymentState ?? after };
}

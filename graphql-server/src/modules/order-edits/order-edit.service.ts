import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { forbidden, userError, type UserErrorIssue } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import { can, type StaffActor } from '../../shared/principal.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import { findSellable, lockSellable } from '../catalogue/variants/sellable-product-query.ts';
import { assertChargeable, assertStorable, assertTotal } from '../checkout/total-rules.ts';
import type { DeliveryOption } from '../delivery/delivery.ts';
import type { StockService } from '../inventory/stock.service.ts';
import { findInvoices } from '../invoices/invoice-query.ts';
import type { TodaysPrices } from '../orders/address/reprice-order.ts';
import { type Actor, actorOf } from '../orders/order-actor.ts';
import type { OrderChangeService } from '../orders/order-change.service.ts';
import type { OrderEdit } from '../orders/order-event.entity.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import type { OrderService } from '../orders/order.service.ts';
import type { Order } from '../orders/order.ts';
import { isAddressOpen } from '../orders/order-status.ts';
import { type LockedOrder, lockOrder, noSuchOrder } from '../orders/search/order-query.ts';
import { findLivePayment } from '../payments/payment-query.ts';
import { findRefunds } from '../payments/refunds/refund-query.ts';
import { refundableAmount } from '../payments/refunds/refund-rules.ts';
import { findUnrefunded, recordRefund, requestRefund } from '../payments/refunds/request-refunds.ts';
import type { ChargeTerms } from '../pricing/charge-terms.port.ts';
import type { Totals } from '../pricing/price-order.ts';
import { moveProductRevenue } from '../reports/product-revenue.ts';
import { editSchema, noteSchema, type OrderEditInput, type ParsedEdit } from './edit-input.ts';
import { type EditedAdjustment, manualDiscountOf } from './edit-rules.ts';
import { type EditPlan, notEditable, planEdit, type PricedPlannedLine } from './plan-edit.ts';
import { storeEdit } from './store-edit.ts';

/** What must still hold when an order is edited. */
export interface EditExpectation {
  total: MinorUnits;
  updatedAt: Date;
}

/** An edit's result, in minor units of the order's currency. */
export interface OrderEditPreview {
  lines: (PricedPlannedLine & { orderLineId: string | null; problem: UserErrorIssue | null })[];
  adjustments: EditedAdjustment[];
  totals: Totals;
  deliveryMethods: DeliveryOption[];
  difference: MinorUnits;
  amountToPay: MinorUnits;
  amountToRefund: MinorUnits;
}

interface Services {
  orders: OrderService;
  orderChanges: OrderChangeService;
  stock: StockService;
}

/** Edits of orders by staff (decision 0122). */
export class OrderEditService {
  constructor(
    private readonly tools: { em: EntityManager; clock: Clock },
    private readonly services: Services,
    private readonly chargeTerms: ChargeTerms | null,
    private readonly prices: TodaysPrices,
  ) {}

  /** Prices an edit without changing anything. @throws UserError as `edit` does, but for stock and totals */
  async preview(input: OrderEditInput): Promise<OrderEditPreview> {
    const { em } = this.tools;
    const edit = validate(editSchema, input, ['input']);
    const order = isUuid(edit.orderId)
      ? await em.findOne(OrderEntity, { id: edit.orderId }, { refresh: true })
      : null;
    if (!order) throw noSuchOrder();
    await this.assertEditable(em, order);
    const { priced, problems } = await planEdit(em, order, edit, this.prices, findSellable);
    const difference = priced.totals.total - order.total;
    const isPaid = order.paymentState === 'PAID';
    return {
      lines: priced.lines.map((line) => ({
        ...line,
        orderLineId: line.draft ? null : line.id,
        problem: problems.get(line.id) ?? null,
      })),
      adjustments: priced.adjustments,
      totals: priced.totals,
      deliveryMethods: priced.deliveryMethods,
      difference,
      amountToPay: isPaid ? Math.max(0, difference) : priced.totals.total,
      amountToRefund: isPaid ? Math.max(0, -difference) : 0,
    };
  }

  /**
   * Edits an order: lines, delivery, discount, totals, stock, history, and a refund of what a paid order
   * costs less.
   * @throws UserError NOT_FOUND, ORDER_IMPORTED, NOT_EDITABLE, VERSION_CHANGED, TOTAL_CHANGED, OUT_OF_STOCK,
   * DELIVERY_UNAVAILABLE, INVALID_VALUE; RequestError FORBIDDEN without the permission to refund
   */
  async edit(
    principal: StaffActor,
    input: OrderEditInput,
    expected: EditExpectation,
    noteText: string | null,
  ): Promise<Order> {
    const edit = validate(editSchema, input, ['input']);
    const { note } = validate(noteSchema, { note: noteText });
    if (edit.discount && !can(principal, 'orders:refund')) throw forbidden();
    await retryTransaction(this.tools.em, async (em) => {
      const locked = await lockOrder(em, edit.orderId);
      const order = await em.findOneOrFail(OrderEntity, { id: locked.id }, { refresh: true });
      await this.assertEditable(em, order);
      if (order.updatedAt.getTime() !== expected.updatedAt.getTime())
        throw userError('VERSION_CHANGED', message('edit.changed'), ['expectedUpdatedAt']);
      const plan = await planEdit(em, order, edit, this.prices, lockSellable);
      await this.carryOut(em, principal, { locked, order, edit, plan, expected, note: note || null });
    });
    return this.services.orders.get(edit.orderId);
  }

  private async carryOut(
    em: EntityManager,
    principal: StaffActor,
    { locked, order, plan, expected, note }: PreparedEdit,
  ): Promise<void> {
    const { lines, totals } = plan.priced;
    const { total } = totals;
    const { currency } = order;
    assertTotal(total, expected.total, currency);
    assertStorable(total, currency);
    if (total === 0 && order.total > 0) throw notEditable(message('orderEdit.free'));
    if (order.paymentMethod === 'CARD' && order.paymentState === 'UNPAID')
      assertChargeable(lines, total, currency, this.chargeTerms);
    const difference = total - order.total;
    if (order.paymentState === 'PAID') {
      if (difference > 0) throw notEditable(message('orderEdit.costsMore'));
      if (difference < 0 && !can(principal, 'orders:refund')) throw forbidden();
      await this.refund(em, actorOf(principal), locked, -difference);
    }
    await moveProductRevenue(em, order.id, -1);
    await storeEdit(em, order, plan, this.services.stock);
    await moveProductRevenue(em, order.id, 1);
    const edit = historyOf(order, plan, note);
    await this.services.orderChanges.noteEdit(em, actorOf(principal), locked, edit);
    if (order.paymentState === 'PAID' && order.requiresShipping && !plan.priced.requiresShipping)
      await this.services.orderChanges.change(em, actorOf(principal), locked, { status: 'DELIVERED' });
  }

  /** @throws UserError NOT_EDITABLE */
  private async assertEditable(em: EntityManager, order: OrderEntity): Promise<void> {
    const { importedFrom, status, shipmentState, paymentState } = order;
    if (importedFrom || !isAddressOpen(status, shipmentState) || paymentState === 'REFUNDED')
      throw notEditable(message('orderEdit.closed'));
    if (await findLivePayment(em, order.id)) throw notEditable(message('orderEdit.beingPaid'));
    // Agreed prices are net, and today's are not.
    if (order.isReverseCharge) throw notEditable(message('orderEdit.reverseCharge'));
    // It must say what was sold, and never changes.
    if ((await findInvoices(em, [order.id])).size > 0) throw notEditable(message('orderEdit.invoiced'));
  }

  /**
   * Refunds what a paid order costs less. It counts as surplus: the order's new total is still paid.
   * @throws UserError NOT_EDITABLE if so much is not left
   */
  private async refund(em: EntityManager, actor: Actor, order: LockedOrder, amount: MinorUnits) {
    if (amount === 0) return;
    const { id: orderId, total, payment_state: paymentState } = order;
    const earlier = (await findRefunds(em, [orderId])).get(orderId) ?? [];
    if (amount >= refundableAmount({ paymentState, total }, earlier))
      throw notEditable(message('orderEdit.belowRefunds'));
    const refund = { id: newId(), orderId, amount, surplus: true, actor };
    if (order.payment_method !== 'CARD') return recordRefund(em, refund, this.tools.clock());
    const [payment] = await findUnrefunded(em, { orderId });
    if (!payment || payment.rest < amount) throw notEditable(message('orderEdit.belowRefunds'));
    await requestRefund(em, payment, refund, this.tools.clock());
  }
}

interface PreparedEdit {
  locked: LockedOrder;
  order: OrderEntity;
  edit: ParsedEdit;
  plan: EditPlan;
  expected: EditExpectation;
  note: string | null;
}

/** What the edit changed, for the history. */
function historyOf(
  order: OrderEntity,
  { current, agreed, priced }: EditPlan,
  note: string | null,
): OrderEdit {
  const after = new Map(priced.lines.map((line) => [line.id, line.quantity]));
  const lines = [
    ...current.map((line) => ({
      line,
      previousQuantity: line.quantity,
      newQuantity: after.get(line.id) ?? 0,
    })),
    ...priced.lines
      .filter(({ draft }) => draft)
      .map((line) => ({ line, previousQuantity: 0, newQuantity: line.quantity })),
  ];
  const previousMethod = order.deliveryMethod ?? null;
  const newMethod = priced.deliveryMethod ?? null;
  const isOtherMethod = previousMethod?.methodId !== newMethod?.methodId;
  const discount = manualDiscountOf(priced.adjustments);
  return {
    lines: lines
      .filter(({ previousQuantity, newQuantity }) => previousQuantity !== newQuantity)
      .map(({ line, previousQuantity, newQuantity }) => ({
        title: line.title,
        options: [line.colour, line.size, ...line.others].filter((option) => option !== null),
        previousQuantity,
        newQuantity,
      })),
    previousDeliveryMethod: isOtherMethod ? (previousMethod?.name ?? null) : null,
    newDeliveryMethod: isOtherMethod ? (newMethod?.name ?? null) : null,
    previousDiscount: manualDiscountOf(agreed)?.amount ?? 0,
    newDiscount: discount?.amount ?? 0,
    discountReason: discount?.reason ?? null,
    previousTotal: order.total,
    newTotal: priced.totals.total,
    note,
  };
}

import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { forbidden, UserError, userError, type UserErrorIssue } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import { can, type StaffActor } from '../../shared/principal.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import { findSellable, lockSellable } from '../catalogue/variants/sellable-product-query.ts';
import { assertPossible } from '../checkout/payment-method-rules.ts';
import { assertChargeable, assertStorable, assertTotal } from '../checkout/total-rules.ts';
import type { DeliveryOption } from '../delivery/delivery.ts';
import { findInvoices } from '../invoices/invoice-query.ts';
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
import type { EditStockService } from './edit-stock.service.ts';
import { editSchema, noteSchema, previewSchema, type OrderEditInput, type ParsedEdit } from './edit-input.ts';
import { type EditedAdjustment, manualDiscountOf } from './edit-rules.ts';
import { type EditBasis, type EditPlan, notEditable, planEdit, type PricedPlannedLine } from './plan-edit.ts';
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
  /** Why the edit can't be saved like this; null if it can. */
  problem: UserErrorIssue | null;
  difference: MinorUnits;
  amountToPay: MinorUnits;
  amountToRefund: MinorUnits;
}

interface Services {
  orders: OrderService;
  orderChanges: OrderChangeService;
  editStock: EditStockService;
}

/** Edits of orders by staff (decision 0122). */
export class OrderEditService {
  constructor(
    private readonly tools: { em: EntityManager; clock: Clock },
    private readonly services: Services,
    private readonly chargeTerms: ChargeTerms | null,
    private readonly basis: EditBasis,
  ) {}

  /**
   * Prices an edit without changing anything.
   * @throws UserError if the order or the edit can't be priced; any other reason is the preview's `problem`
   */
  async preview(principal: StaffActor, input: OrderEditInput): Promise<OrderEditPreview> {
    const { em } = this.tools;
    const edit = validate(previewSchema, input, ['input']);
    const order = isUuid(edit.orderId)
      ? await em.findOne(OrderEntity, { id: edit.orderId }, { refresh: true })
      : null;
    if (!order) throw noSuchOrder();
    await this.assertEditable(em, order);
    const plan = await planEdit(em, order, edit, this.basis, findSellable);
    const { priced, problems } = plan;
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
      problem: await this.problemOf(em, principal, order, edit, plan),
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
      const plan = await planEdit(em, order, edit, this.basis, lockSellable);
      const change = historyOf(order, plan, note || null);
      if (isUnchanged(change, plan)) return;
      await this.carryOut(em, principal, { locked, order, edit, plan, expected, change });
    });
    return this.services.orders.get(edit.orderId);
  }

  private async carryOut(
    em: EntityManager,
    principal: StaffActor,
    { locked, order, edit, plan, expected, change }: PreparedEdit,
  ): Promise<void> {
    const { total } = plan.priced.totals;
    if (order.paymentState === 'PAID' && total < order.total && !can(principal, 'orders:refund'))
      throw forbidden();
    const problem = await this.problemOf(em, principal, order, edit, plan);
    if (problem) throw new UserError([problem]);
    assertTotal(total, expected.total, order.currency);
    const outOfStock = [...plan.problems.values()].find(({ code }) => code === 'OUT_OF_STOCK');
    if (outOfStock) throw new UserError([outOfStock]);
    if (order.paymentState === 'PAID') await this.refund(em, actorOf(principal), locked, order.total - total);
    await moveProductRevenue(em, order.id, -1);
    await storeEdit(em, order, plan, await this.services.editStock.move(em, order.id, plan));
    await moveProductRevenue(em, order.id, 1);
    await this.services.orderChanges.noteEdit(em, actorOf(principal), locked, change);
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

  /** Why a priced edit can't be saved; null if it can. Stock is up to the lines. */
  private async problemOf(
    em: EntityManager,
    principal: StaffActor,
    order: OrderEntity,
    edit: ParsedEdit,
    { priced }: EditPlan,
  ): Promise<UserErrorIssue | null> {
    try {
      assertDeliverable(order, edit, priced);
      const { paymentMethod, paymentState, currency } = order;
      const { totals, lines, requiresShipping } = priced;
      const { total } = totals;
      assertStorable(total, currency);
      if (total === 0 && order.total > 0) throw notEditable(message('orderEdit.free'));
      if (paymentState === 'UNPAID') assertPossible(paymentMethod, { total, requiresShipping });
      if (paymentState === 'UNPAID' && paymentMethod === 'CARD')
        assertChargeable(lines, total, currency, this.chargeTerms);
      const mayRefund = can(principal, 'orders:refund');
      if (edit.discount && !mayRefund) throw notEditable(message('orderEdit.discountNotAllowed'));
      if (paymentState !== 'PAID') {
        if (total < order.total) await this.assertAboveRefunds(em, order, total);
        return null;
      }
      if (total > order.total) throw notEditable(message('orderEdit.costsMore'));
      if (total < order.total && !mayRefund) throw notEditable(message('orderEdit.refundNotAllowed'));
      await this.assertRefundable(em, order, order.total - total);
      return null;
    } catch (error) {
      if (error instanceof UserError) return error.issues[0];
      throw error;
    }
  }

  /** @throws UserError NOT_EDITABLE if so much is not left */
  private async assertRefundable(em: EntityManager, order: OrderEntity, amount: MinorUnits): Promise<void> {
    if (amount === 0) return;
    const earlier = (await findRefunds(em, [order.id])).get(order.id) ?? [];
    if (amount >= refundableAmount(order, earlier)) throw notEditable(message('orderEdit.belowRefunds'));
    if (order.paymentMethod !== 'CARD') return;
    const [payment] = await findUnrefunded(em, { orderId: order.id });
    if (!payment || payment.rest < amount) throw notEditable(message('orderEdit.belowRefunds'));
  }

  /**
   * Cash may be refunded before staff note that it was not collected after all.
   * @throws UserError NOT_EDITABLE if the order would cost no more than was refunded
   */
  private async assertAboveRefunds(em: EntityManager, { id }: OrderEntity, total: MinorUnits): Promise<void> {
    const earlier = (await findRefunds(em, [id])).get(id) ?? [];
    const left = refundableAmount({ paymentState: 'PAID', total }, earlier);
    if (earlier.length > 0 && left <= 0) throw notEditable(message('orderEdit.belowRefunds'));
  }

  /** Refunds what a paid order costs less. It counts as surplus: the order's new total is still paid. */
  private async refund(em: EntityManager, actor: Actor, order: LockedOrder, amount: MinorUnits) {
    if (amount === 0) return;
    const { id: orderId } = order;
    const refund = { id: newId(), orderId, amount, surplus: true, actor };
    if (order.payment_method !== 'CARD') {
      await recordRefund(em, refund, this.tools.clock());
      return this.services.orderChanges.recordRefund(em, actor, order, { amount, lines: [], isRest: false });
    }
    const [payment] = await findUnrefunded(em, { orderId });
    if (payment) await requestRefund(em, payment, refund, this.tools.clock());
  }
}

/**
 * Checks that a delivery method was chosen if one is needed, and that the shop knows where to deliver to.
 * @throws UserError DELIVERY_UNAVAILABLE
 */
function assertDeliverable(
  { requiresShipping, deliveryMethod: before, deliveryAddress, billing, customer }: OrderEntity,
  { deliveryMethodId }: ParsedEdit,
  { deliveryMethod, deliveryMethods }: EditPlan['priced'],
): void {
  const unavailable = (reason: DeliveryProblem) =>
    userError('DELIVERY_UNAVAILABLE', message(reason), ['input', 'deliveryMethodId']);
  if (deliveryMethod === undefined && deliveryMethods.length === 0) throw unavailable('delivery.nothingFits');
  if (deliveryMethod === undefined)
    throw unavailable(deliveryMethodId ? 'delivery.methodUnknown' : 'orderEdit.noMethod');
  if (!deliveryMethod || deliveryMethod.isPickUp) return;
  const wasDelivered = requiresShipping && before && !before.isPickUp;
  if (wasDelivered || deliveryAddress || (billing ? billing.streetAddress && billing.city : customer.address))
    return;
  throw unavailable('orderEdit.noAddress');
}

type DeliveryProblem =
  'delivery.nothingFits' | 'delivery.methodUnknown' | 'orderEdit.noMethod' | 'orderEdit.noAddress';

interface PreparedEdit {
  locked: LockedOrder;
  order: OrderEntity;
  edit: ParsedEdit;
  plan: EditPlan;
  expected: EditExpectation;
  change: OrderEdit;
}

/** Whether there is nothing to store. */
function isUnchanged(change: OrderEdit, { agreed }: EditPlan): boolean {
  const reason = manualDiscountOf(agreed)?.reason ?? null;
  return (
    change.lines.length === 0 &&
    change.previousDeliveryMethod === change.newDeliveryMethod &&
    change.previousDiscount === change.newDiscount &&
    change.previousTotal === change.newTotal &&
    change.discountReason === reason
  );
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

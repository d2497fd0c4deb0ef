import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { forbidden, UserError, userError, type UserErrorIssue } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import { type BuyerPrincipal, can, type StaffActor } from '../../shared/principal.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import { findSellable, lockSellable } from '../catalogue/variants/sellable-product-query.ts';
import { assertPossible } from '../checkout/payment-method-rules.ts';
import { assertChargeable, assertStorable, assertTotal } from '../checkout/total-rules.ts';
import type { DeliveryOption } from '../delivery/delivery.ts';
import { findInvoices } from '../invoices/invoice-query.ts';
import { type Actor, actorOf } from '../orders/order-actor.ts';
import type { OrderChangeService, RecordedEdit } from '../orders/order-change.service.ts';
import type { OrderEditChanges } from '../orders/order-event.entity.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import type { OrderService } from '../orders/order.service.ts';
import type { Order } from '../orders/order.ts';
import { isAddressOpen } from '../orders/order-status.ts';
import { paidAmountOf, paymentLinkExpiry, paymentStateOf } from '../orders/payment/payment-rules.ts';
import { type LockedOrder, lockOrder, noSuchOrder } from '../orders/search/order-query.ts';
import { findLivePayment } from '../payments/payment-query.ts';
import { findRefunds } from '../payments/refunds/refund-query.ts';
import { refundableAmount } from '../payments/refunds/refund-rules.ts';
import { recordRefund, requestRefund, splitRefund } from '../payments/refunds/request-refunds.ts';
import type { ChargeTerms } from '../pricing/charge-terms.port.ts';
import type { Totals } from '../pricing/price-order.ts';
import { moveProductRevenue } from '../reports/product-revenue.ts';
import { changesOf, hasNoChange } from './edit-changes.ts';
import type { EditStockService } from './edit-stock.service.ts';
import { editSchema, noteSchema, previewSchema, type OrderEditInput, type ParsedEdit } from './edit-input.ts';
import type { EditedAdjustment } from './edit-rules.ts';
import { type EditBasis, type EditPlan, notEditable, planEdit, type PricedPlannedLine } from './plan-edit.ts';
import { type PaymentAfterEdit, storeEdit } from './store-edit.ts';

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

/** Who changes their own order. */
export type Customer = Pick<BuyerPrincipal, 'kind' | 'userId'>;

type Editor = StaffActor | Customer;

interface Services {
  orders: OrderService;
  orderChanges: OrderChangeService;
  editStock: EditStockService;
}

/** Edits of orders, by staff (decision 0122) and by customers (decision 0131). */
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
  async preview(
    principal: Editor,
    input: OrderEditInput,
    assertEditable = (em: EntityManager, order: OrderEntity) => this.assertEditable(em, order),
  ): Promise<OrderEditPreview> {
    const { em } = this.tools;
    const edit = validate(previewSchema, input, ['input']);
    const order = isUuid(edit.orderId)
      ? await em.findOne(OrderEntity, { id: edit.orderId }, { refresh: true })
      : null;
    if (!order) throw noSuchOrder();
    await assertEditable(em, order);
    const plan = await planEdit(em, order, edit, this.basis, findSellable);
    const { priced, problems } = plan;
    const difference = priced.totals.total - order.total;
    const paidAmount = paidBefore(order);
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
      amountToPay: Math.max(0, priced.totals.total - paidAmount),
      amountToRefund: Math.max(0, paidAmount - priced.totals.total),
    };
  }

  /**
   * Edits an order: lines, delivery, discount, totals, stock and history. What was paid beyond the new total
   * is refunded, and what is missing is outstanding.
   * @throws UserError NOT_FOUND, ORDER_IMPORTED, NOT_EDITABLE, VERSION_CHANGED, TOTAL_CHANGED, OUT_OF_STOCK,
   * DELIVERY_UNAVAILABLE, INVALID_VALUE; RequestError FORBIDDEN without the permission to refund
   */
  async edit(
    principal: StaffActor,
    input: OrderEditInput,
    expected: EditExpectation,
    options: Omit<RecordedEdit, 'changes'>,
  ): Promise<Order> {
    const edit = validate(editSchema, input, ['input']);
    const { note } = validate(noteSchema, { note: options.note });
    if (edit.discount && !mayRefund(principal)) throw forbidden();
    await retryTransaction(this.tools.em, async (em) =>
      this.editIn(em, principal, edit, expected, { ...options, note: note || null }),
    );
    return this.services.orders.get(edit.orderId);
  }

  /** Does what `edit` does, in the caller's transaction. */
  async editIn(
    em: EntityManager,
    principal: Editor,
    edit: ParsedEdit,
    expected: EditExpectation,
    options: Omit<RecordedEdit, 'changes'>,
  ): Promise<{ changes: OrderEditChanges; isUnchanged: boolean }> {
    const locked = await lockOrder(em, edit.orderId);
    const order = await em.findOneOrFail(OrderEntity, { id: locked.id }, { refresh: true });
    await this.assertEditable(em, order);
    if (order.updatedAt.getTime() !== expected.updatedAt.getTime())
      throw userError('VERSION_CHANGED', message('edit.changed'), ['expectedUpdatedAt']);
    const plan = await planEdit(em, order, edit, this.basis, lockSellable);
    const changes = { ...changesOf(order, plan), ...settlementOf(order, plan.priced.totals) };
    if (hasNoChange(changes, plan)) return { changes, isUnchanged: true };
    const recorded = { ...options, changes };
    await this.carryOut(em, principal, { locked, order, edit, plan, expected, recorded });
    return { changes, isUnchanged: false };
  }

  private async carryOut(
    em: EntityManager,
    principal: Editor,
    { locked, order, edit, plan, expected, recorded }: PreparedEdit,
  ): Promise<void> {
    const { total } = plan.priced.totals;
    const surplus = Math.max(0, paidBefore(order) - total);
    if (surplus > 0 && !mayRefund(principal)) throw forbidden();
    const problem = await this.problemOf(em, principal, order, edit, plan);
    if (problem) throw new UserError([problem]);
    assertTotal(total, expected.total, order.currency);
    // Staff may break quantity rules.
    const lineProblem = [...plan.problems.values()].find(
      ({ code }) => code === 'OUT_OF_STOCK' || isCustomer(principal),
    );
    if (lineProblem) throw new UserError([lineProblem]);
    if (surplus > 0) await this.refund(em, actorOf(principal), locked, surplus);
    const payment = this.paymentAfter(order, total);
    await moveProductRevenue(em, order.id, -1);
    await storeEdit(em, order, plan, await this.services.editStock.move(em, order.id, plan), payment);
    await moveProductRevenue(em, order.id, 1);
    await this.services.orderChanges.noteEdit(em, actorOf(principal), locked, payment.state, recorded);
    // Nothing is left to deliver, or it is paid by now.
    const isCompleted = order.requiresShipping || order.paymentState !== 'PAID';
    if (payment.state !== 'PAID' || plan.priced.requiresShipping || !isCompleted) return;
    const edited = await lockOrder(em, order.id);
    await this.services.orderChanges.change(em, actorOf(principal), edited, { status: 'DELIVERED' });
  }

  /** Once something was paid, the rest can be paid by link. */
  private paymentAfter(order: OrderEntity, total: MinorUnits): PaymentAfterEdit {
    const paidAmount = paidBefore(order);
    const state = paymentStateOf(paidAmount, total);
    const isNewlyOutstanding = state !== 'PAID' && order.paymentState !== 'UNPAID';
    const linkExpiresAt = isNewlyOutstanding ? paymentLinkExpiry(this.tools.clock()) : null;
    return { state, paidAmount, linkExpiresAt };
  }

  /** @throws UserError NOT_EDITABLE */
  async assertEditable(em: EntityManager, order: OrderEntity): Promise<void> {
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
    principal: Editor,
    order: OrderEntity,
    edit: ParsedEdit,
    plan: EditPlan,
  ): Promise<UserErrorIssue | null> {
    const { priced } = plan;
    try {
      assertDeliverable(order, edit, priced);
      // Their shares would grow with the quantities, and what they were given for might be gone.
      if (isCustomer(principal) && plan.agreed.length > 0 && changesOf(order, plan).lines.length > 0)
        throw notEditable(message('orderChange.discounted'));
      const { paymentMethod, currency } = order;
      const paidAmount = paidBefore(order);
      const { totals, lines, requiresShipping } = priced;
      const { total } = totals;
      assertStorable(total, currency);
      if (total === 0 && order.total > 0) throw notEditable(message('orderEdit.free'));
      const isUnpaid = paymentStateOf(paidAmount, total) === 'UNPAID';
      if (isUnpaid) assertPossible(paymentMethod, { total, requiresShipping });
      if (isUnpaid && paymentMethod === 'CARD') assertChargeable(lines, total, currency, this.chargeTerms);
      if (edit.discount && !mayRefund(principal)) throw notEditable(message('orderEdit.discountNotAllowed'));
      // They pay the rest right away.
      if (isCustomer(principal) && !isUnpaid && paymentMethod === 'CARD' && total > paidAmount)
        assertRestChargeable(total - paidAmount, currency, this.chargeTerms);
      if (total >= paidAmount) {
        if (total < order.total) await this.assertAboveRefunds(em, order, total);
        return null;
      }
      if (!mayRefund(principal)) throw notEditable(message('orderEdit.refundNotAllowed'));
      await this.assertRefundable(em, principal, order, paidAmount - total);
      return null;
    } catch (error) {
      if (error instanceof UserError) return error.issues[0];
      throw error;
    }
  }

  /** @throws UserError NOT_EDITABLE if so much is not left, or if staff would have to pay it back by hand */
  private async assertRefundable(
    em: EntityManager,
    principal: Editor,
    order: OrderEntity,
    amount: MinorUnits,
  ): Promise<void> {
    const { id, paymentMethod: payment_method } = order;
    const refundable = await this.refundableOf(em, order);
    const parts = await splitRefund(em, { id, payment_method }, amount, refundable);
    if (amount >= refundable || !parts) throw notEditable(message('orderEdit.belowRefunds'));
    if (isCustomer(principal) && parts.byHand > 0) throw notEditable(message('orderChange.paidByHand'));
  }

  /**
   * Cash may be refunded before staff note that it was not collected after all.
   * @throws UserError NOT_EDITABLE if the order would cost no more than was refunded
   */
  private async assertAboveRefunds(em: EntityManager, { id }: OrderEntity, total: MinorUnits): Promise<void> {
    const earlier = (await findRefunds(em, [id])).get(id) ?? [];
    const left = refundableAmount({ paymentState: 'PAID', paidAmount: total }, earlier);
    if (earlier.length > 0 && left <= 0) throw notEditable(message('orderEdit.belowRefunds'));
  }

  /** Refunds what was paid beyond the new total. It counts as surplus: the new total is still paid. */
  private async refund(em: EntityManager, actor: Actor, order: LockedOrder, amount: MinorUnits) {
    const entity = await em.findOneOrFail(OrderEntity, { id: order.id });
    const parts = await splitRefund(em, order, amount, await this.refundableOf(em, entity));
    const refund = { orderId: order.id, surplus: true, actor };
    const now = this.tools.clock();
    for (const { payment, amount: part } of parts?.byCard ?? [])
      await requestRefund(em, payment, { ...refund, id: newId(), amount: part }, now);
    const byHand = parts?.byHand ?? 0;
    if (byHand === 0) return;
    await recordRefund(em, { ...refund, id: newId(), amount: byHand }, now);
    const recorded = { amount: byHand, lines: [], isRest: false };
    await this.services.orderChanges.recordRefund(em, actor, order, recorded);
  }

  private async refundableOf(em: EntityManager, order: OrderEntity): Promise<MinorUnits> {
    const { id, paymentState } = order;
    const refunds = (await findRefunds(em, [id])).get(id) ?? [];
    return refundableAmount({ paymentState, paidAmount: paidBefore(order) }, refunds);
  }
}

/** @throws UserError NOT_EDITABLE for a difference that can't be paid by card */
function assertRestChargeable(amount: MinorUnits, currency: string, terms: ChargeTerms | null): void {
  if (terms && amount >= terms.min && amount <= terms.max && amount % terms.step === 0) return;
  const reason = message('orderChange.restNotCharged', { amount: { amount, currency } });
  throw notEditable(reason);
}

/** What was received for the order, in minor units. */
function paidBefore({ paymentState: state, total, paidAmount: partialAmount }: OrderEntity): MinorUnits {
  return paidAmountOf({ state, total, partialAmount: partialAmount ?? null });
}

/** What an edit gives back, and what is then still to pay. */
function settlementOf(order: OrderEntity, { total }: Totals) {
  const paidAmount = paidBefore(order);
  return {
    refundedAmount: Math.max(0, paidAmount - total),
    amountToPay: Math.max(0, total - paidAmount),
  };
}

function isCustomer(editor: Editor): editor is Customer {
  return editor.kind === 'CUSTOMER' || editor.kind === 'GUEST';
}

/** Customers pay less for less, as when they cancel. */
function mayRefund(editor: Editor): boolean {
  return isCustomer(editor) || can(editor, 'orders:refund');
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
  recorded: RecordedEdit;
}

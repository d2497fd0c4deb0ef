import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { UserError, userError } from '../../errors.ts';
import type { ChargeTerms } from '../pricing/charge-terms.port.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { DAY } from '../../shared/time/duration.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import { newId } from '../../shared/new-id.ts';
import { assertAllowedQuantities } from '../cart/allowed-quantities.ts';
import { namedByOptions } from '../cart/line-variants.ts';
import { emptyCart, markOrdered } from '../cart/cart-query.ts';
import type { LineFieldRules } from '../cart/line-fields.ts';
import type { CustomField } from '../custom-fields/custom-fields.ts';
import type { StockService } from '../inventory/stock.service.ts';
import type { OrderChangeService } from '../orders/order-change.service.ts';
import type { OrderEmailService } from '../orders/emails/order-email.service.ts';
import { lockUser } from '../customers/users/lock-user.ts';
import type { User } from '../customers/users/user.ts';
import type { DeliveryPrices } from '../delivery/delivery-prices.ts';
import type { PromotedOrder } from '../promotions/promoted-order.ts';
import type { PromotionPricingService } from '../promotions/promotion-pricing.service.ts';
import { addUses } from '../promotions/promotion-uses.ts';
import type { Actor } from '../orders/order-actor.ts';
import type { PaymentMethod } from '../orders/order-status.ts';
import type { Order } from '../orders/order.ts';
import {
  assertMayOrder,
  assertPlaces,
  orderFieldsOf,
  type CheckoutInput,
  parseOrderInput,
  addressField,
  deliveryOf,
  fingerprintOf,
  type OrderRequest,
  type OrderInput,
  windowStart,
} from './checkout-rules.ts';
import type { CartOrderService } from '../orders/cart-orders.service.ts';
import type { OrderService } from '../orders/order.service.ts';
import type { Buyer } from './buyer.ts';
import { findByReference, newReference } from './find-repeat.ts';
import { type PaymentDueTerms, paymentDueOf } from '../orders/payment/payment-rules.ts';
import { countOrders, findOpenOrders } from './open-orders.ts';
import {
  assertOffered,
  assertPlaceOfPayment,
  assertPossible,
  type OrderToPay,
} from './payment-method-rules.ts';
import { assertWithinLimits } from './unconfirmed-rules.ts';
import type { PaymentSettings } from './checkout.settings.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { cartLines, type OrderLineDraft, requestedLines } from './lines-to-order.ts';
import { type ManualPrices, manualPricesOf, withManualPrices } from './drafts/manual-price-rules.ts';
import { storeOrder } from './store-order.ts';
import { termsNotAccepted } from './terms-not-accepted.ts';
import { isSameContent, lockUnpaidOrders, type UnpaidOrder } from './unpaid-orders.ts';
import { assertChargeable, assertCodes, assertStorable, assertTotal } from './total-rules.ts';
import type { PlaceTerms } from '../taxes/region-rules.ts';
import { withVatNumber } from '../taxes/reverse-charge-rules.ts';
import type { VatNumberCheck } from '../taxes/vat-number-rules.ts';
import type { VatNumberService } from '../vat-numbers/vat-number.service.ts';
import type { UploadService } from '../uploads/upload.service.ts';
import { message } from '../../shared/messages/message.ts';

const LINES = ['input', 'lines'];
const FIELDS = ['input', 'fields'];

interface CheckoutTerms {
  /** What the numbers of new orders begin with. */
  orderNumberPrefix: string;
  /** ISO 4217 code of product prices, and therefore of new orders. */
  currency: string;
  /** Limits on card charges in that currency; null if cards are not accepted. */
  chargeTerms: ChargeTerms | null;
  delivery: DeliveryPrices;
  /** How long a bank transfer may take to arrive. */
  transfer: PaymentDueTerms;
  payments: PaymentSettings;
  places: PlaceTerms;
  /** The definitions of the custom fields of orders. */
  orderFields: readonly CustomField[];
  /** Whether customers must accept the shop's terms. */
  asksForTerms: boolean;
}

/** How long a guest's order link works, in ms. */
export const GUEST_LINK = 365 * DAY;

/** Order id, actor and storefront of a new order; a null or missing storefront is the shop's own. */
export interface Placing {
  id: string;
  actor: Actor;
  storefrontId?: string | null;
}

type CheckedBuyer = Buyer & { vatNumberCheck: VatNumberCheck | null };

/** What staff set in a draft, who did, and what VIES said of its VAT number. */
interface DraftPlacing extends Placing, Pick<CheckedBuyer, 'vatNumberCheck'> {
  manual: ManualPrices & { staffName: string };
}

type AnyPlacing = Placing &
  Pick<CheckedBuyer, 'isConfirmed' | 'vatNumberCheck'> &
  Partial<Pick<DraftPlacing, 'manual'>>;

export class CheckoutService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly stock: StockService,
    private readonly orders: OrderService,
    private readonly cartOrders: CartOrderService,
    private readonly changes: OrderChangeService,
    private readonly mails: OrderEmailService,
    private readonly pricing: PromotionPricingService,
    private readonly lineFields: LineFieldRules,
    private readonly uploads: UploadService,
    private readonly vatNumbers: VatNumberService,
    private readonly terms: CheckoutTerms,
  ) {}

  /**
   * Places an order in one short transaction, or returns the order already placed with the same orderId. A
   * lock on the user's row serializes one user's orders. Products are locked before pricing, so prices and
   * stock are those at commit.
   * @throws UserError NOT_FOUND, VARIANT_UNKNOWN, CART_EMPTY, CART_FULL, OUT_OF_STOCK, QUANTITY_NOT_ALLOWED,
   * TOTAL_CHANGED, ORDER_KEY_REUSED, REQUIRED, or for invalid input; RequestError RATE_LIMITED or UNAVAILABLE
   */
  async place(buyer: Buyer, input: OrderInput): Promise<Order> {
    const request = await this.parse(input);
    if (request.paymentMethod === 'CARD') {
      throw userError('INVALID_VALUE', message('payment.byCardOnly'), ['input', 'paymentMethod']);
    }
    return this.placeOnce(buyer, request);
  }

  /**
   * Like `place`, for an order that must be paid by card within half an hour. Stock is reserved until then,
   * and the lines stay in the cart until the payment arrives. If the customer has an unpaid order with the
   * same content, returns that order.
   * @throws as `place` does; UserError INVALID_VALUE also for a total that cannot be charged to a card
   */
  async placeByCard(buyer: Buyer, input: CheckoutInput): Promise<Order> {
    const orderId = input.orderId ?? newReference();
    return this.placeOnce(buyer, await this.parse({ ...input, orderId, paymentMethod: 'CARD' }));
  }

  /**
   * Places an order that staff prepared for a customer, in the caller's transaction, which has locked the
   * customer's row. Limits on the number of orders per customer do not apply: they protect against strangers.
   * A card order holds its stock until the customer's payment link expires.
   * @throws as `place` does
   */
  async placeFor(em: EntityManager, customer: User, placing: DraftPlacing, input: OrderInput): Promise<void> {
    const request = await this.parse(input);
    const lines = withManualPrices(request.lines ?? [], placing.manual.linePrices);
    await this.createOrder(em, customer, { ...request, lines }, { ...placing, isConfirmed: true });
  }

  private async parse(input: OrderInput): Promise<OrderRequest> {
    const lines = await namedByOptions(this.em, input.lines, LINES);
    const isPickUp = this.terms.delivery.isPickUp(input.deliveryMethodId);
    return parseOrderInput({ ...input, lines }, { isPickUp });
  }

  private async placeOnce(buyer: Buyer, request: OrderRequest): Promise<Order> {
    if (this.terms.asksForTerms && !request.acceptsTerms) throw termsNotAccepted(['input', 'acceptsTerms']);
    const { userId, isConfirmed, ip } = buyer;
    if (!isConfirmed) await this.rateLimits.unconfirmedOrder(ip);
    if (request.codes?.length) await this.rateLimits.promotionCode(userId, true);
    const vatNumberCheck = await this.vatNumbers.check(request.billing?.vatNumber, ip);
    const checked = { ...buyer, vatNumberCheck };
    const place = retryTransaction(this.em, (em) => this.placeOrRepeat(em, checked, request));
    const id = await place.catch(async (error: unknown) => {
      // Outside the transaction: a rollback would undo the count.
      if (error instanceof UserError && error.code === 'PROMOTION_UNKNOWN')
        await this.rateLimits.promotionCode(userId, false);
      throw error;
    });
    return this.orders.get(id);
  }

  private async placeOrRepeat(
    em: EntityManager,
    buyer: CheckedBuyer,
    request: OrderRequest,
  ): Promise<string> {
    const user = await lockUser(em, buyer.userId);
    const existingOrder = await findByReference(em, user.id, request.orderId);
    if (!existingOrder) return this.placeIn(em, user, request, buyer);
    if (existingOrder.fingerprint === fingerprintOf(request)) return existingOrder.id;
    throw userError('ORDER_KEY_REUSED', message('order.referenceUsed'), ['input', 'orderId']);
  }

  /** A customer has at most one unpaid order: the same content returns it, different content replaces it. */
  private async placeIn(
    em: EntityManager,
    user: User,
    request: OrderRequest,
    { isConfirmed, storefrontId, vatNumberCheck }: CheckedBuyer,
  ): Promise<string> {
    const now = this.clock();
    const actor: Actor = { kind: 'CUSTOMER', id: user.id };
    const unpaid = await lockUnpaidOrders(em, user.id, this.cartOrders.isUnpaid('orders'));
    const placing = { id: newId(), actor, isConfirmed, storefrontId, vatNumberCheck };
    return this.createOrder(em, user, request, placing, unpaid, async () => {
      for (const { order } of unpaid)
        await this.changes.change(em, actor, order, { status: 'CANCELLED', isReplaced: true });
      assertMayOrder(await countOrders(em, user.id, windowStart(now)), now);
    });
  }

  /** @returns the id of the new order, or of the unpaid order with the same content */
  private async createOrder(
    em: EntityManager,
    user: User,
    request: OrderRequest,
    { id, actor, isConfirmed, storefrontId = null, vatNumberCheck, manual }: AnyPlacing,
    unpaid: readonly UnpaidOrder[] = [],
    makeRoom = async (): Promise<void> => undefined,
  ): Promise<string> {
    const createdAt = this.clock();
    const held = unpaid.flatMap(({ productIds }) => productIds);
    if (actor.kind === 'CUSTOMER') await this.holdUploads(em, request);
    const lineFields = actor.kind === 'CUSTOMER' ? this.lineFields.ordered : this.lineFields.byStaff;
    const lines = request.lines
      ? await requestedLines(em, request.lines, lineFields, held)
      : await cartLines(em, user.id, lineFields, held);
    if (lines.length === 0)
      throw userError('CART_EMPTY', message('order.nothingToOrder'), request.lines && LINES);
    const { currency, chargeTerms, delivery } = this.terms;
    const customFields = orderFieldsOf(this.terms.orderFields, request, actor);
    const isDelivered = lines.some(({ requiresShipping }) => requiresShipping);
    const deliveryAddress = isDelivered ? request.deliveryAddress : null;
    const addressed = { ...request, deliveryAddress };
    assertPlaces(addressed, lines, this.terms);
    const promoted = await this.price(em, user, addressed, lines, { actor, vatNumberCheck, manual });
    const deliveryMethod = delivery.assertOffered(promoted, deliveryOf(addressed), addressField(addressed));
    const { codes, totals, requiresShipping, ...priced } = promoted;
    const { total } = totals;
    assertStorable(total, currency);
    assertCodes(codes, total, request.expectedTotal);
    assertTotal(total, request.expectedTotal, currency);
    this.assertPaymentMethod(request.paymentMethod, { total, requiresShipping }, actor);
    assertPlaceOfPayment(addressed, { profile: user.address, isPickUp: deliveryMethod?.isPickUp ?? false });
    const isFree = total === 0;
    if (request.paymentMethod === 'CARD' && !isFree) assertChargeable(lines, total, currency, chargeTerms);
    const { paymentMethod, billing, customerNote, giftMessage } = request;
    const content = {
      paymentMethod,
      billing,
      deliveryAddress,
      currency,
      total,
      lines: priced.lines,
      customFields,
      customerNote,
      giftMessage,
      deliveryMethodId: deliveryMethod?.methodId ?? null,
    };
    const same = unpaid.find((other) => isSameContent(other.content, content));
    if (same) return same.order.id;
    await makeRoom();
    if (!isConfirmed) await this.assertWithinLimits(em, user, request, lines, total);
    if (actor.kind === 'CUSTOMER') assertAllowedQuantities(lines);
    const beyondStock = await this.stock.reserve(em, lines, id);
    const isPaidByLink = request.paymentMethod === 'CARD' && actor.kind !== 'CUSTOMER' && !isFree;
    // A payment link has the same deadline as a bank transfer: in both cases the customer is not in the
    // checkout.
    const method = isPaidByLink ? 'BANK' : request.paymentMethod;
    const paymentDueAt = paymentDueOf(method, createdAt, this.dueTerms(method, isConfirmed));
    const paymentLinkExpiresAt = isPaidByLink ? paymentDueAt : null;
    const delivered = { requiresShipping, deliveryAddress, deliveryMethod };
    const order = { id, user, actor, request, customFields, ...priced, totals, ...delivered, currency };
    const guestLinkExpiresAt = user.role === 'GUEST' ? new Date(createdAt.getTime() + GUEST_LINK) : null;
    const termsAcceptedAt = this.terms.asksForTerms && request.acceptsTerms ? createdAt : null;
    const dueAt = isFree ? null : paymentDueAt;
    const times = { createdAt, termsAcceptedAt, paymentDueAt: dueAt, paymentLinkExpiresAt };
    const { orderNumberPrefix } = this.terms;
    const placed = { ...order, ...times, orderNumberPrefix, beyondStock, vatNumberCheck };
    const manualPrices = manual ? manualPricesOf(priced.lines, manual) : null;
    await storeOrder(em, { ...placed, guestLinkExpiresAt, storefrontId, manualPrices });
    await addUses(
      em,
      priced.adjustments.map(({ promotionId }) => promotionId),
      1,
    );
    if (isPaidByLink) await this.mails.add(em, { kind: 'ORDER_PAYMENT_LINK', orderId: id });
    // For card payments the email is sent once the order is paid, since the order may still be canceled
    // before that. A guest gets it at once: the emailed link is their only way back to the order.
    else if (request.paymentMethod !== 'CARD' || isFree || guestLinkExpiresAt)
      await this.mails.add(em, { kind: 'ORDER_PLACED', orderId: id });
    if (request.lines) return id;
    if (request.paymentMethod === 'CARD' && !isFree) await markOrdered(em, user.id, id);
    else await emptyCart(em, user.id, { isOrdered: true });
    return id;
  }

  /** The files of a line that is in the cart were held when it was added. */
  private async holdUploads(em: EntityManager, { fields, lines }: OrderRequest): Promise<void> {
    await this.uploads.hold(em, 'ORDER', fields, FIELDS);
    for (const [index, line] of (lines ?? []).entries())
      await this.uploads.hold(em, 'ORDER_LINE', line.fields, [...LINES, String(index), 'fields']);
  }

  /** Staff may agree on any payment method with a customer, but a bank transfer needs an account. */
  private assertPaymentMethod(method: PaymentMethod, order: OrderToPay, actor: Actor): void {
    const { currency, payments } = this.terms;
    assertPossible(method, order);
    const isAgreed = actor.kind !== 'CUSTOMER' && (method !== 'BANK' || payments.bankAccount !== null);
    // `assertChargeable` checks cards, and gives the reason.
    if (!isAgreed) assertOffered(method, { payments, takesCards: true }, order, currency);
  }

  private async assertWithinLimits(
    em: EntityManager,
    { id, role }: User,
    { billing, paymentMethod }: OrderRequest,
    lines: readonly OrderLineDraft[],
    total: MinorUnits,
  ): Promise<void> {
    const { currency, payments } = this.terms;
    const email = role === 'GUEST' ? (billing?.email.toLowerCase() ?? null) : null;
    const open = await findOpenOrders(em, id, email);
    assertWithinLimits(payments, { lines, total, paymentMethod, currency }, open);
  }

  /** How long the order may stay unpaid or, for cash on delivery, unconfirmed. */
  private dueTerms(method: PaymentMethod, isConfirmed: boolean): PaymentDueTerms {
    const { transfer, payments } = this.terms;
    if (method !== 'CASH_ON_DELIVERY') return transfer;
    return { ...transfer, days: isConfirmed ? null : payments.unconfirmedCashDays };
  }

  /** Promotions apply only to orders that customers place themselves. */
  private async price(
    em: EntityManager,
    { id: customerId, role, email }: User,
    request: OrderRequest,
    lines: readonly OrderLineDraft[],
    { actor, vatNumberCheck, manual }: Pick<AnyPlacing, 'actor' | 'vatNumberCheck' | 'manual'>,
  ): Promise<PromotedOrder<OrderLineDraft>> {
    const delivery = withVatNumber(deliveryOf(request), vatNumberCheck);
    if (actor.kind !== 'CUSTOMER')
      return this.pricing.withManualDiscount(manual?.discount ?? null)(lines, delivery);
    const codes = request.codes ? { given: request.codes } : { cartOf: customerId };
    // A customer is identified by the account's own email, even if the order names another recipient; a guest
    // only has the email of the order.
    const emails = [role === 'GUEST' ? request.billing?.email : email].flatMap((one) => one ?? []);
    return this.pricing.priceOrder(em, lines, { customerId, emails, codes }, delivery);
  }
}

import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { forbidden, UserError, userError } from '../../errors.ts';
import { enUs, formatMessage } from '../../shared/messages/locale.ts';
import { message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import { can, type StaffActor } from '../../shared/principal.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import { findSellable, lockSellable } from '../catalogue/variants/sellable-product-query.ts';
import { GUEST_LINK } from '../checkout/checkout.service.ts';
import { newReference } from '../checkout/find-repeat.ts';
import { storeOrder } from '../checkout/store-order.ts';
import { assertStorable, assertTotal } from '../checkout/total-rules.ts';
import { lockUser } from '../customers/users/lock-user.ts';
import type { User } from '../customers/users/user.ts';
import type { StockService } from '../inventory/stock.service.ts';
import type { OrderEmailService } from '../orders/emails/order-email.service.ts';
import { type Actor, actorOf } from '../orders/order-actor.ts';
import type { OrderChangeService } from '../orders/order-change.service.ts';
import type { OrderService } from '../orders/order.service.ts';
import type { Order } from '../orders/order.ts';
import { paymentLinkExpiry } from '../orders/payment/payment-rules.ts';
import { findLines } from '../orders/search/order-parts-query.ts';
import type { OrdersDatabase } from '../orders/orders.tables.ts';
import { lockOrder, noSuchOrder, selectOrders, toOrder } from '../orders/search/order-query.ts';
import { reserveCredit } from '../payments/refunds/exchange-credits.ts';
import { findRefunds } from '../payments/refunds/refund-query.ts';
import { priceLines, refundableAmount } from '../payments/refunds/refund-rules.ts';
import type { PricedOrder, Totals } from '../pricing/price-order.ts';
import type { ReturnChangeService } from '../returns/return-change.service.ts';
import { linesToReturn } from '../returns/return-line-rules.ts';
import { getReturn } from '../returns/return-query.ts';
import type { OrderReturn } from '../returns/return-rules.ts';
import {
  type ExchangeAmounts,
  exchangeAmounts,
  type ExchangeInput,
  exchangeProblem,
  exchangeSchema,
  exchangeTextSchema,
  notExchangeable,
  restMethod,
} from './exchange-rules.ts';
import { type ExchangeBasis, type ExchangeLine, planExchange } from './plan-exchange.ts';

/** What must still hold when items are exchanged. */
export interface ExchangeExpectation {
  total: MinorUnits;
  updatedAt: Date;
}

/** What an exchange would do, in minor units of the order's currency. */
export interface ExchangePreview extends ExchangeAmounts {
  lines: PricedOrder<ExchangeLine>['lines'];
  totals: Totals;
  returnedAmount: MinorUnits;
}

interface Services {
  orders: OrderService;
  orderChanges: OrderChangeService;
  orderEmails: OrderEmailService;
  returnChanges: ReturnChangeService;
  stock: StockService;
}

interface ExchangeTerms extends ExchangeBasis {
  orderNumberPrefix: string;
  takesCards: boolean;
}

type Loading = Parameters<typeof planExchange>[5];

/** Exchanges sent items of orders for others (decision 0133). */
export class ExchangeService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly services: Services,
    private readonly terms: ExchangeTerms,
  ) {}

  /**
   * Prices an exchange without changing anything.
   * @throws UserError NOT_FOUND, NOT_EXCHANGEABLE, INVALID_VALUE, REQUIRED
   */
  async preview(input: ExchangeInput): Promise<ExchangePreview> {
    const exchange = validate(exchangeSchema, input, ['input']);
    const order = await readOrder(this.em, exchange.orderId);
    const { priced, amounts, returnedAmount } = await this.plan(this.em, order, exchange, findSellable);
    return { lines: priced.lines, totals: priced.totals, returnedAmount, ...amounts };
  }

  /**
   * Carries out an exchange: an approved return, and a new order that its value pays for.
   * @throws UserError as `preview` does, and ORDER_IMPORTED, VERSION_CHANGED, TOTAL_CHANGED, OUT_OF_STOCK;
   * RequestError FORBIDDEN without the permission to refund
   */
  async exchange(
    principal: StaffActor,
    input: ExchangeInput,
    expected: ExchangeExpectation,
    rest: { text: string | null },
  ): Promise<{ return: OrderReturn; order: Order }> {
    if (!can(principal, 'orders:refund')) throw forbidden();
    const exchange = validate(exchangeSchema, input, ['input']);
    const { text } = validate(exchangeTextSchema, rest);
    const { orders } = this.services;
    const returnId = newId();
    const exchangeOrderId = newId();
    const actor = actorOf(principal);
    await retryTransaction(this.em, async (em) => {
      const before = await readOrder(em, exchange.orderId);
      const problem = exchangeProblem(before, this.terms.prices.currency);
      if (problem) throw notExchangeable(problem);
      const user = await lockUser(em, before.userId);
      const locked = await lockOrder(em, before.id);
      const order = await readOrder(em, before.id);
      if (order.updatedAt.getTime() !== expected.updatedAt.getTime())
        throw userError('VERSION_CHANGED', message('edit.changed'), ['expectedUpdatedAt']);
      const { lines, priced, amounts } = await this.plan(em, order, exchange, lockSellable);
      const { total } = priced.totals;
      assertStorable(total, order.currencyCode);
      assertTotal(total, expected.total, order.currencyCode);
      const lineProblem = priced.lines.find(({ problem: issue }) => issue?.code === 'OUT_OF_STOCK')?.problem;
      // Staff may break quantity rules.
      if (lineProblem) throw new UserError([lineProblem]);
      await this.place(em, actor, { id: exchangeOrderId, user, replaces: order, priced });
      const { creditAmount } = amounts;
      if (creditAmount > 0) {
        const reason = formatMessage(enUs, message('exchange.reason', { number: order.number }));
        await reserveCredit(
          em,
          locked,
          { exchangeOrderId, amount: creditAmount, reason, actor },
          this.clock(),
        );
      }
      await this.services.returnChanges.begin(
        em,
        { id: returnId, orderId: order.id, exchangeOrderId, lines },
        { state: 'APPROVED', text, actor },
      );
      await this.pay(em, actor, exchangeOrderId, creditAmount, total);
    });
    return { return: await getReturn(this.em, returnId), order: await orders.get(exchangeOrderId) };
  }

  private async plan(em: EntityManager, order: Order, exchange: ParsedInput, load: Loading) {
    const problem = exchangeProblem(order, this.terms.prices.currency);
    if (problem) throw notExchangeable(problem);
    const bought = (await findLines(em, [order.id])).get(order.id) ?? [];
    const lines = linesToReturn(bought, order.shipmentState, exchange.lines);
    const priced = await planExchange(em, order, exchange, lines, this.terms, load);
    const refunds = (await findRefunds(em, [order.id])).get(order.id) ?? [];
    const value = priceLines(bought, lines, order.totals);
    const returnedAmount = Math.min(value, refundableAmount(order, refunds));
    const amounts = exchangeAmounts(returnedAmount, priced.totals.total);
    return { lines, priced, amounts, returnedAmount };
  }

  /** Places the new order: to the same address, by the same delivery method. */
  private async place(
    em: EntityManager,
    actor: Actor,
    { id, user, replaces, priced }: NewExchangeOrder,
  ): Promise<void> {
    const { billing, deliveryAddress, deliveryMethod, currencyCode: currency, storefrontId } = replaces;
    const createdAt = this.clock();
    const beyondStock = await this.services.stock.reserve(em, priced.lines, id);
    const requiresShipping = priced.lines.some((line) => line.requiresShipping);
    const paymentMethod = restMethod(replaces.paymentMethod, this.terms.takesCards);
    const isPaidByLink = paymentMethod === 'CARD' && priced.totals.total > 0;
    await storeOrder(em, {
      id,
      orderNumberPrefix: this.terms.orderNumberPrefix,
      user,
      actor,
      request: {
        orderId: newReference(),
        paymentMethod,
        billing,
        deliveryAddress,
        deliveryMethodId: deliveryMethod?.methodId ?? null,
        lines: null,
        codes: null,
        fields: [],
        customerNote: null,
        giftMessage: null,
      },
      lines: priced.lines,
      beyondStock,
      customFields: {},
      adjustments: [],
      totals: priced.totals,
      vatNumberCheck: null,
      requiresShipping,
      deliveryAddress: requiresShipping ? deliveryAddress : null,
      deliveryMethod: requiresShipping ? deliveryMethod : null,
      currency,
      createdAt,
      termsAcceptedAt: null,
      // Staff wait for the difference.
      paymentDueAt: null,
      paymentLinkExpiresAt: isPaidByLink ? paymentLinkExpiry(createdAt) : null,
      guestLinkExpiresAt: user.role === 'GUEST' ? new Date(createdAt.getTime() + GUEST_LINK) : null,
      storefrontId,
      manualPrices: null,
    });
  }

  /** The customer gets an email about the new order in any case. */
  private async pay(
    em: EntityManager,
    actor: Actor,
    orderId: string,
    amount: MinorUnits,
    total: MinorUnits,
  ): Promise<void> {
    if (amount === 0) {
      const kind = total === 0 ? 'ORDER_PLACED' : 'ORDER_PAYMENT_LINK';
      return this.services.orderEmails.add(em, { kind, orderId });
    }
    const order = await lockOrder(em, orderId);
    const payment = { amount, method: order.payment_method, isExchange: true } as const;
    await this.services.orderChanges.receivePayment(em, actor, order, payment);
  }
}

/** @throws UserError NOT_FOUND */
async function readOrder(em: EntityManager, id: string): Promise<Order> {
  const query = selectOrders(em.getKysely<OrdersDatabase>()).where('orders.id', '=', id);
  const row = isUuid(id) ? await query.executeTakeFirst() : undefined;
  if (!row) throw noSuchOrder();
  return toOrder(row);
}

type ParsedInput = Parameters<typeof planExchange>[2];

interface NewExchangeOrder {
  id: string;
  user: User;
  replaces: Order;
  priced: PricedOrder<ExchangeLine>;
}

import type { EntityManager } from '../../../db/database.ts';
import { userError, type UserError } from '../../../errors.ts';
import { type PaymentOrigin, PaymentUnavailableError } from '../provider/payment-provider.port.ts';
import type { PaymentProviders } from '../provider/payment-provider.registry.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { OrderHolder } from '../../../shared/principal.ts';
import type { Buyer } from '../../checkout/buyer.ts';
import type { CheckoutService } from '../../checkout/checkout.service.ts';
import type { CartOrderService } from '../../orders/cart-orders.service.ts';
import { noSuchOrder } from '../../orders/search/order-query.ts';
import type { Order } from '../../orders/order.ts';
import type { CheckoutInput } from '../../checkout/checkout-rules.ts';
import type { OrderService } from '../../orders/order.service.ts';
import type { PageRequest, PaymentPageService } from './payment-page.service.ts';
import { CHECK_INTERVAL } from '../payment-states.ts';
import type { SettlementService } from './settlement.service.ts';
import { message } from '../../../shared/messages/message.ts';
import type { PaymentsDatabase } from '../payments.tables.ts';

/**
 * An order and its payment URL. A null `url` means that nothing is due, or payment is impossible now;
 * `problem` says why.
 */
export interface CardCheckout {
  order: Order;
  url: string | null;
  problem: UserError | null;
}

export class CardCheckoutService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly checkout: CheckoutService,
    private readonly orders: OrderService,
    private readonly cartOrders: CartOrderService,
    private readonly pages: PaymentPageService,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Places an order, which reserves its stock for half an hour, and opens its payment page. Repeating the
   * call returns the same order and page, unless it is paid. If the provider does not respond, the order is
   * still placed and can be paid until its deadline. After the payment, the customer returns to `returnUrl`.
   * @throws as placing an order does; UserError PAYMENT_UNAVAILABLE when the shop takes no cards,
   * INVALID_VALUE for a `returnUrl` that no storefront has
   */
  async start(
    buyer: Buyer,
    { returnUrl, ...input }: CheckoutInput & { returnUrl?: string | null },
  ): Promise<CardCheckout> {
    if (!this.providers.active) throw userError('PAYMENT_UNAVAILABLE', message('payment.methodNotOffered'));
    const checkedUrl = this.pages.checkReturnUrl(returnUrl, ['input', 'returnUrl']);
    const unpaid = await this.cartOrders.findUnpaid(this.em, buyer.userId);
    if (unpaid) await this.checkPayment(unpaid.id);
    const { id } = await this.checkout.placeByCard(buyer, input);
    return this.openPage(id, { returnUrl: checkedUrl, acceptsTerms: input.acceptsTerms });
  }

  /**
   * The payment page of the caller's own unpaid order.
   * @throws UserError NOT_FOUND, REQUIRED if the customer must accept the shop's terms and does not,
   * NOT_PAYABLE when no card payment is due, or INVALID_VALUE for a `returnUrl` that no storefront has
   */
  async retry(
    principal: OrderHolder,
    orderId: string,
    { returnUrl, acceptsTerms }: { returnUrl?: string | null; acceptsTerms?: boolean | null } = {},
  ): Promise<CardCheckout> {
    const checkedUrl = this.pages.checkReturnUrl(returnUrl, ['returnUrl']);
    const own = await this.findOwn(principal, orderId);
    await this.checkPayment(own.id);
    const page = { returnUrl: checkedUrl ?? this.pages.ownPage(own), acceptsTerms };
    const checkout = await this.openPage(orderId, page);
    const { url, problem, order } = checkout;
    if (url === null && problem === null && order.paymentState !== 'PAID') {
      throw userError('NOT_PAYABLE', message('payment.notByCardNow'), ['id']);
    }
    return checkout;
  }

  /**
   * Checks with the provider whether the caller's own order is paid, for a customer who returns from the
   * payment page before the webhook event arrives. If the provider does not respond, returns the order
   * unchanged. @throws UserError NOT_FOUND
   */
  async confirm(principal: OrderHolder, orderId: string): Promise<Order> {
    const { id } = await this.findOwn(principal, orderId);
    await this.checkPayment(id);
    return this.orders.get(id);
  }

  private async findOwn(principal: OrderHolder, orderId: string): Promise<Order> {
    const order = await this.orders.find(principal, orderId);
    if (!order) throw noSuchOrder();
    return order;
  }

  private async openPage(orderId: string, request: PageRequest): Promise<CardCheckout> {
    const { url, problem } = await this.pages.open(orderId, request);
    return { order: await this.orders.get(orderId), url, problem };
  }

  /** Reads the order's session and settles it, unless there is none or it was just checked. */
  private async checkPayment(orderId: string): Promise<void> {
    const claimed = await this.claimSession(orderId);
    const provider = claimed && this.providers.of(claimed);
    if (!provider || claimed.sessionId === null) return;
    try {
      const session = await provider.readSession(claimed.sessionId);
      if (session) await this.settlement.settle(provider, session);
    } catch (error) {
      if (!(error instanceof PaymentUnavailableError)) throw error;
    }
  }

  private async claimSession(
    orderId: string,
  ): Promise<(PaymentOrigin & { sessionId: string | null }) | undefined> {
    const now = this.clock();
    return this.em
      .getKysely<PaymentsDatabase>()
      .updateTable('payments')
      .set({ asked_at: now })
      .where('order_id', '=', orderId)
      .where('state', 'in', ['OPEN', 'PROCESSING'])
      .where((eb) =>
        eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(now.getTime() - CHECK_INTERVAL))]),
      )
      .returning(['provider', 'account', 'session_id as sessionId'])
      .executeTakeFirst();
  }
}

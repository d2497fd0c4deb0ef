import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { type UserError, userError } from '../../../errors.ts';
import {
  type PaymentProvider,
  PaymentRejectedError,
  type PaymentSession,
  type SessionLine,
  PaymentUnavailableError,
  type SessionParams,
} from '../provider/payment-provider.port.ts';
import type { PaymentProviders } from '../provider/payment-provider.registry.ts';
import type { OrderSender } from '../../orders/emails/order-sender.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { newId } from '../../../shared/new-id.ts';
import { termsNotAccepted } from '../../checkout/terms-not-accepted.ts';
import { lockOrder, paidOf } from '../../orders/search/order-query.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderService } from '../../orders/order.service.ts';
import { isPayable } from '../../orders/payment/payment-rules.ts';
import type { HeadlessStorefront } from '../../storefronts/storefronts.ts';
import { acceptReturnUrl } from '../../storefronts/web-url-rules.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { findLivePayment, type PaymentRow, selectPayments } from '../payment-query.ts';
import { FIRST_CHECK } from '../payment-states.ts';
import { formatMessage, type Locale } from '../../../shared/messages/locale.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { sessionLines } from './session-lines.ts';

/** Maximum attempts to pay one order; each reserves its stock for another half hour. */
const MAX_ATTEMPTS = 5;

/** The limit for payment links, which reserve the stock anyway; it only prevents abuse. */
const MAX_ATTEMPTS_BY_LINK = 50;

/**
 * The payment page of an order. `url` is null if payment is impossible now; `problem` is set if the provider
 * is the reason.
 */
export interface PaymentPage {
  url: string | null;
  problem: UserError | null;
}

/**
 * What a customer says when they open a payment page; `returnUrl` as `checkReturnUrl` or `ownPage` has
 * returned it.
 */
export interface PageRequest {
  returnUrl: string | null;
  acceptsTerms?: boolean | null | undefined;
}

const nothingToPay: PaymentPage = { url: null, problem: null };

const without = (reason: Message): PaymentPage => ({
  url: null,
  problem: userError('PAYMENT_UNAVAILABLE', reason),
});

/** The shop has no provider any more. */
const noCards = () => without(message('payment.noCards'));

/** The provider can't be reached, or is not configured any more. */
const unavailable = () => without(message('payment.pageUnavailable'));

/** The provider rejected the request; retrying would not help. */
const refused = () => without(message('payment.pageRefused'));

/** A payment attempt to open a page for; `isNew` if it was never sent to the provider. */
type Attempt = PaymentRow & { isNew: boolean };

export class PaymentPageService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly orders: OrderService,
    private readonly shop: Pick<OrderSender, 'baseUrl' | 'paymentLink' | 'orderPage'> & {
      storefronts: readonly HeadlessStorefront[];
    },
    private readonly locale: Locale,
    private readonly asksForTerms: boolean,
  ) {}

  /**
   * The payment page of an order: the open one, or a new one. The attempt is stored before the provider is
   * called, and its id and number form the idempotency key: even after a lost response, another call returns
   * the same page. A new page returns to `returnUrl`, or else to the order; an open page keeps its own.
   * @throws UserError REQUIRED if the customer must accept the shop's terms first; NOT_PAYABLE when too many
   * pages were opened already; RequestError UNAVAILABLE
   */
  async open(orderId: string, request: PageRequest): Promise<PaymentPage> {
    const { active } = this.providers;
    if (!active) return noCards();
    const attempt = await this.attempt(active, orderId, request);
    if (!attempt) return nothingToPay;
    const provider = this.providers.of(attempt);
    if (!provider) return unavailable();
    if (attempt.url) return { url: attempt.url, problem: null };
    try {
      return await this.openAt(provider, attempt);
    } catch (error) {
      if (error instanceof PaymentUnavailableError) return unavailable();
      if (!(error instanceof PaymentRejectedError)) throw error;
      await this.markFailed(attempt, error.message);
      // The provider rejects a page that expires too soon. That happens to an old attempt whose request never
      // arrived.
      return attempt.isNew ? refused() : this.open(orderId, request);
    }
  }

  /**
   * Whether the customer must accept the shop's terms to pay the order. Nobody has accepted them for an order
   * that staff placed, or that was placed before the shop asked.
   */
  mustAcceptTerms({ termsAcceptedAt }: { termsAcceptedAt: Date | string | null }): boolean {
    return this.asksForTerms && termsAcceptedAt === null;
  }

  /**
   * Validates a return URL for `open`; null if there is none. @throws UserError INVALID_VALUE at `field` for
   * a URL that no storefront has
   */
  checkReturnUrl(text: string | null | undefined, field: string[]): string | null {
    if (text === null || text === undefined) return null;
    const accepted = acceptReturnUrl(this.shop.storefronts, text);
    if (accepted === null) throw userError('INVALID_VALUE', message('payment.returnUrlUnknown'), field);
    return accepted;
  }

  /**
   * The order's page in the customer's account, for `open`; null for a guest, whose pages return to theirs
   * anyway.
   */
  ownPage(order: Order): string | null {
    return order.guestLinkExpiresAt ? null : this.shop.orderPage(order);
  }

  private async openAt(provider: PaymentProvider, attempt: Attempt): Promise<PaymentPage> {
    const session = await provider.createSession(await this.sessionParamsFor(provider, attempt));
    await this.saveSession(attempt, session);
    return { url: session.url, problem: null };
  }

  /** The live attempt or a new one; null if the order can't be paid now. */
  private async attempt(
    { code: provider, account, pageLifetime }: PaymentProvider,
    orderId: string,
    { returnUrl, acceptsTerms }: PageRequest,
  ): Promise<Attempt | null> {
    return retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, orderId);
      const { status, payment_method: method, payment_state: state } = order;
      if (!isPayable({ method, state, status })) return null;
      const live = await findLivePayment(em, orderId);
      const isForsaken = live && this.isForsaken(live);
      if (live && !isForsaken && live.state !== 'OPEN') return null;
      if (this.mustAcceptTerms({ termsAcceptedAt: order.terms_accepted_at })) {
        if (!acceptsTerms) throw termsNotAccepted(['acceptsTerms']);
        await em.nativeUpdate(OrderEntity, { id: orderId }, { termsAcceptedAt: this.clock() });
      }
      if (live && !isForsaken) return { ...live, isNew: false };
      if (live) await em.nativeUpdate(PaymentEntity, { id: live.id }, { state: 'EXPIRED', url: null });
      const isByLink = order.payment_link_expires_at !== null;
      const attempt = await this.nextNumber(em, orderId, isByLink ? MAX_ATTEMPTS_BY_LINK : MAX_ATTEMPTS);
      const id = newId();
      const createdAt = this.clock();
      const expiresAt = new Date(createdAt.getTime() + pageLifetime);
      const { currency, payment_due_at } = order;
      const amount = order.total - paidOf(order);
      await em.insert(PaymentEntity, {
        id,
        order: orderId,
        attempt,
        provider,
        account,
        state: 'OPEN',
        amount,
        currency,
        createdAt,
        expiresAt,
        returnUrl,
      });
      // A payment link reserves the stock for longer than a page is open.
      if (payment_due_at && !isByLink)
        await em.nativeUpdate(OrderEntity, { id: orderId }, { paymentDueAt: expiresAt });
      return { ...(await selectPayments(em).where('id', '=', id).executeTakeFirstOrThrow()), isNew: true };
    });
  }

  /**
   * Whether an attempt is over although no provider can confirm it: its provider is no longer configured, and
   * its page has expired or was never shown.
   */
  private isForsaken(live: PaymentRow): boolean {
    if (live.state !== 'OPEN' || this.providers.makerOf(live)) return false;
    return live.session_id === null || new Date(live.expires_at) <= this.clock();
  }

  /** @throws UserError NOT_PAYABLE */
  private async nextNumber(em: EntityManager, orderId: string, max: number): Promise<number> {
    const attempt = 1 + (await em.count(PaymentEntity, { order: orderId }));
    if (attempt <= max) return attempt;
    throw userError('NOT_PAYABLE', message('payment.tooManyAttempts'), ['id']);
  }

  private async sessionParamsFor(
    { maxLines }: PaymentProvider,
    { order_id, attempt, amount, currency, expires_at, return_url }: Attempt,
  ): Promise<SessionParams> {
    const { baseUrl } = this.shop;
    const [order, lines] = await Promise.all([this.orders.get(order_id), this.orders.linesOf(order_id)]);
    return {
      idempotencyKey: `order-${order_id}-${attempt}`,
      reference: order_id,
      ...(amount === order.totals.total
        ? {
            lines: sessionLines(order, lines, { baseUrl, locale: this.locale, maxLines }),
            ...this.deliveryOf(order),
          }
        : { lines: [this.restOf(order, amount)] }),
      currency,
      customerEmail: order.billing?.email ?? order.customer.email,
      ...this.wayBack(order, return_url),
      expiresAt: new Date(expires_at),
    };
  }

  /**
   * Where the payment page returns to: the caller's URL, which gets the order's id and no credentials; else
   * the order's page, or the payment link's page for a customer who pays by link and may have no password.
   */
  private wayBack(order: Order, returnUrl: string | null): Pick<SessionParams, 'successUrl' | 'cancelUrl'> {
    const page = this.shop.orderPage(order);
    if (returnUrl !== null && returnUrl !== page) {
      const back = (payment: string) => withQuery(returnUrl, { order: order.id, payment });
      return { successUrl: back('done'), cancelUrl: back('cancelled') };
    }
    if (returnUrl === null && order.paymentLinkExpiresAt && !order.guestLinkExpiresAt) {
      const link = this.shop.paymentLink(order);
      return { successUrl: withQuery(link, { payment: 'done' }), cancelUrl: link };
    }
    return {
      successUrl: withQuery(page, { payment: 'done' }),
      cancelUrl: withQuery(page, { payment: 'cancelled' }),
    };
  }

  /** What is left to pay of an order, as one item: the items were paid in part. */
  private restOf({ number }: Order, unitAmount: number): SessionLine {
    return {
      title: formatMessage(this.locale, message('payment.rest', { number })),
      unitAmount,
      quantity: 1,
    };
  }

  /** Amounts as in the order, delivery included. */
  private deliveryOf({ totals: { shippingTotal: amount } }: Order): Pick<SessionParams, 'delivery'> {
    if (amount === 0) return {};
    return { delivery: { title: formatMessage(this.locale, message('payment.delivery')), amount } };
  }

  private async saveSession({ id }: Attempt, session: PaymentSession): Promise<void> {
    const checkAt = new Date(this.clock().getTime() + FIRST_CHECK);
    const { id: sessionId, url } = session;
    await this.em.nativeUpdate(PaymentEntity, { id, sessionId: null }, { sessionId, url, checkAt });
  }

  private async markFailed({ id }: Attempt, problem: string): Promise<void> {
    await this.em.nativeUpdate(PaymentEntity, { id, sessionId: null }, { state: 'FAILED', problem });
  }
}

function withQuery(url: string, parameters: Record<string, string>): string {
  const extended = new URL(url);
  for (const [name, value] of Object.entries(parameters)) extended.searchParams.set(name, value);
  return extended.href;
}

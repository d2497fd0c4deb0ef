import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import type { OrderService } from '../../orders/order.service.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import type { Order } from '../../orders/order.ts';
import { termsNotAccepted } from '../../checkout/terms-not-accepted.ts';
import { orderOfPaymentLink } from '../../orders/links/payment-link-token.ts';
import { isPayable } from '../../orders/payment/payment-rules.ts';
import type { PaymentPageService } from './payment-page.service.ts';

/** What anyone with the link may see of the order; `total` in minor units. */
export interface PaymentLink {
  number: string;
  total: MinorUnits;
  currencyCode: string;
  state: 'OPEN' | 'PAID' | 'ENDED';
  expiresAt: Date;
  /** Whether the customer must accept the shop's terms to pay. */
  asksForTerms: boolean;
}

/** Payment by link, without login (decision 0043). */
export class PaymentLinkService {
  constructor(
    private readonly em: EntityManager,
    private readonly key: Uint8Array,
    private readonly clock: Clock,
    private readonly orders: OrderService,
    private readonly pages: PaymentPageService,
    private readonly asksForTerms: boolean,
  ) {}

  /** @returns null for a link that this shop has not sent */
  async find(token: string): Promise<PaymentLink | null> {
    const order = await this.orderOf(token);
    if (!order?.paymentLinkExpiresAt) return null;
    const { number, totals, currencyCode, paymentLinkExpiresAt: expiresAt } = order;
    return {
      number,
      total: totals.total,
      currencyCode,
      state: this.stateOf(order, expiresAt),
      expiresAt,
      asksForTerms: this.mustAcceptTerms(order),
    };
  }

  /**
   * The order's payment page. Staff who placed the order could not accept the shop's terms for the customer,
   * who does so here.
   * @throws UserError REQUIRED if they do not; NOT_PAYABLE when the link has expired, the order is paid, or a
   * payment is in progress; PAYMENT_UNAVAILABLE; INVALID_VALUE for a `returnUrl` that no storefront has;
   * RequestError UNAVAILABLE
   */
  async open(
    token: string,
    { returnUrl, acceptsTerms }: { returnUrl?: string | null; acceptsTerms?: boolean | null } = {},
  ): Promise<string> {
    const checkedUrl = this.pages.checkReturnUrl(returnUrl, ['returnUrl']);
    const order = await this.orderOf(token);
    const expiresAt = order?.paymentLinkExpiresAt;
    if (!order || !expiresAt || this.stateOf(order, expiresAt) !== 'OPEN') throw notPayable();
    if (this.mustAcceptTerms(order)) {
      if (!acceptsTerms) throw termsNotAccepted(['acceptsTerms']);
      await retryTransaction(this.em, (em) =>
        em.nativeUpdate(OrderEntity, { id: order.id }, { termsAcceptedAt: this.clock() }),
      );
    }
    const { url, problem } = await this.pages.open(order.id, checkedUrl);
    if (problem) throw problem;
    if (url === null) throw notPayable();
    return url;
  }

  private mustAcceptTerms({ termsAcceptedAt }: Order): boolean {
    return this.asksForTerms && termsAcceptedAt === null;
  }

  private async orderOf(token: string): Promise<Order | null> {
    const id = orderOfPaymentLink(this.key, token);
    return id === null ? null : this.orders.get(id);
  }

  private stateOf(order: Order, expiresAt: Date): PaymentLink['state'] {
    const { paymentMethod: method, paymentState: state, status } = order;
    if (state === 'PAID') return 'PAID';
    return isPayable({ method, state, status }) && expiresAt > this.clock() ? 'OPEN' : 'ENDED';
  }
}

const notPayable = () => userError('NOT_PAYABLE', message('payment.notByCardNow'), ['token']);

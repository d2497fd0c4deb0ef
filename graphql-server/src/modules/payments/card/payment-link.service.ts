import type { Keys } from '../../../shared/secrets/keys.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import type { OrderService } from '../../orders/order.service.ts';
import type { Order } from '../../orders/order.ts';
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
    private readonly keys: Keys,
    private readonly clock: Clock,
    private readonly orders: OrderService,
    private readonly pages: PaymentPageService,
  ) {}

  /** @returns null for a link that this shop has not sent */
  async find(token: string): Promise<PaymentLink | null> {
    const order = await this.orderOf(token);
    if (!order?.paymentLinkExpiresAt) return null;
    const { number, totals, currencyCode, paymentLinkExpiresAt: expiresAt } = order;
    return {
      number,
      total: order.paymentState === 'PARTIALLY_PAID' ? totals.total - order.paidAmount : totals.total,
      currencyCode,
      state: this.stateOf(order, expiresAt),
      expiresAt,
      asksForTerms: this.pages.mustAcceptTerms(order),
    };
  }

  /**
   * The order's payment page.
   * @throws UserError REQUIRED if the customer must accept the shop's terms and does not; NOT_PAYABLE when
   * the link has expired, the order is paid, or a payment is in progress; PAYMENT_UNAVAILABLE; INVALID_VALUE
   * for a `returnUrl` that no storefront has; RequestError UNAVAILABLE
   */
  async open(
    token: string,
    { returnUrl, acceptsTerms }: { returnUrl?: string | null; acceptsTerms?: boolean | null } = {},
  ): Promise<string> {
    const checkedUrl = this.pages.checkReturnUrl(returnUrl, ['returnUrl']);
    const order = await this.orderOf(token);
    const expiresAt = order?.paymentLinkExpiresAt;
    if (!order || !expiresAt || this.stateOf(order, expiresAt) !== 'OPEN') throw notPayable();
    const { url, problem } = await this.pages.open(order.id, { returnUrl: checkedUrl, acceptsTerms });
    if (problem) throw problem;
    if (url === null) throw notPayable();
    return url;
  }

  private async orderOf(token: string): Promise<Order | null> {
    const id = orderOfPaymentLink(this.keys, token);
    return id === null ? null : this.orders.get(id);
  }

  private stateOf(order: Order, expiresAt: Date): PaymentLink['state'] {
    const { paymentMethod: method, paymentState: state, status } = order;
    if (state === 'PAID') return 'PAID';
    return isPayable({ method, state, status }) && expiresAt > this.clock() ? 'OPEN' : 'ENDED';
  }
}

const notPayable = () => userError('NOT_PAYABLE', message('payment.notByCardNow'), ['token']);

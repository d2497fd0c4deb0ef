import type Stripe from 'stripe';
import type {
  KnownRefund,
  PaymentSession,
  Refund,
  SessionParams,
} from '../../modules/payments/provider/payment-provider.port.ts';
import { fromStripeAmount, toStripeAmount } from './stripe-currency.ts';

/** Stripe takes product names up to this length. */
const MAX_NAME = 250;

/**
 * The address only fills Stripe's form in; one with letters that Stripe may not know must not keep anybody
 * from paying.
 */
const ASCII = /^[\x21-\x7e]+$/;

/**
 * Our wish as Stripe takes it. Prices are ours, line by line: nothing about them stands at Stripe or in the
 * browser.
 * @throws PaymentRejectedError for a price that Stripe has no number for
 */
export function toSessionParams(params: SessionParams): Stripe.Checkout.SessionCreateParams {
  const currency = params.currency.toLowerCase();
  return {
    mode: 'payment',
    client_reference_id: params.reference,
    ...(ASCII.test(params.customerEmail) && { customer_email: params.customerEmail }),
    line_items: params.lines.map(({ title, unitAmount, quantity, description, imageUrl }) => ({
      quantity,
      price_data: {
        currency,
        unit_amount: toStripeAmount(unitAmount, params.currency),
        product_data: {
          name: title.slice(0, MAX_NAME),
          ...(description && { description }),
          ...(imageUrl && { images: [imageUrl] }),
        },
      },
    })),
    ...(params.delivery && {
      shipping_options: [
        {
          shipping_rate_data: {
            type: 'fixed_amount',
            display_name: params.delivery.title,
            fixed_amount: { amount: toStripeAmount(params.delivery.amount, params.currency), currency },
          },
        },
      ],
    }),
    metadata: { order: params.reference },
    payment_intent_data: { metadata: { order: params.reference } },
    success_url: params.successUrl,
    cancel_url: params.cancelUrl,
    expires_at: Math.floor(params.expiresAt.getTime() / 1000),
    expand: ['payment_intent'],
  };
}

/** Stripe's session in our words. */
export function toPaymentSession(session: Stripe.Checkout.Session): PaymentSession {
  const payment = session.payment_intent;
  const currency = (session.currency ?? '').toUpperCase();
  return {
    id: session.id,
    url: session.url,
    status: sessionStatus.get(session.status) ?? 'OPEN',
    paymentStatus: hasFailed(session) ? 'FAILED' : (paymentStatus.get(session.payment_status) ?? 'UNPAID'),
    amountTotal: fromStripeAmount(session.amount_total ?? 0, currency),
    currency,
    reference: session.client_reference_id,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
  };
}

/** Stripe's refund in our words. */
export function toRefund(refund: Stripe.Refund): Refund {
  return { id: refund.id, status: refundStatus.get(refund.status) ?? 'PENDING' };
}

export function toKnownRefund(refund: Stripe.Refund): KnownRefund {
  const amount = fromStripeAmount(refund.amount, refund.currency.toUpperCase());
  return { ...toRefund(refund), amount, reference: refund.metadata?.['refund'] ?? null };
}

// A word that Stripe adds one day must not look like money: it counts as not yet.
const sessionStatus = new Map<string | null, PaymentSession['status']>([
  ['complete', 'COMPLETE'],
  ['expired', 'EXPIRED'],
]);
const paymentStatus = new Map<string, PaymentSession['paymentStatus']>([
  ['paid', 'PAID'],
  ['no_payment_required', 'NOT_NEEDED'],
]);
const refundStatus = new Map<string | null, Refund['status']>([
  ['succeeded', 'SUCCEEDED'],
  ['failed', 'FAILED'],
  ['canceled', 'FAILED'],
]);

/**
 * A session whose delayed payment did not come stays `complete` and `unpaid` for ever; only its payment
 * tells, which goes back to wanting a method. While the money is on its way the payment is `processing`.
 */
function hasFailed({ status, payment_status, payment_intent }: Stripe.Checkout.Session): boolean {
  if (status !== 'complete' || payment_status !== 'unpaid') return false;
  if (typeof payment_intent !== 'object' || payment_intent === null) return false;
  return payment_intent.status === 'requires_payment_method' || payment_intent.status === 'canceled';
}

import type Stripe from 'stripe';
import type {
  KnownRefund,
  PaymentSession,
  Refund,
  SessionParams,
} from '../../modules/payments/provider/payment-provider.port.ts';
import { fromStripeAmount, toStripeAmount } from './stripe-currency.ts';

/** Stripe's limit for product names. */
const MAX_NAME = 250;

/**
 * The email only prefills Stripe's form; one with characters that Stripe may not accept must not prevent a
 * payment.
 */
const ASCII = /^[\x21-\x7e]+$/;

/**
 * Converts our parameters to Stripe's. Prices are ours, line by line: none are stored at Stripe or in the
 * browser.
 * @throws PaymentRejectedError for a price that Stripe cannot represent
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

/** Converts a Stripe session to ours. */
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

/** Converts a Stripe refund to ours. */
export function toRefund(refund: Stripe.Refund): Refund {
  return { id: refund.id, status: refundStatus.get(refund.status) ?? 'PENDING' };
}

export function toKnownRefund(refund: Stripe.Refund): KnownRefund {
  const amount = fromStripeAmount(refund.amount, refund.currency.toUpperCase());
  return { ...toRefund(refund), amount, reference: refund.metadata?.['refund'] ?? null };
}

// A status that Stripe may add must not look like money: it counts as "not yet".
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
 * A session whose delayed payment failed stays `complete` and `unpaid` forever. Only its payment intent shows
 * the failure: it goes back to requiring a payment method. While the money is on its way, it is `processing`.
 */
function hasFailed({ status, payment_status, payment_intent }: Stripe.Checkout.Session): boolean {
  if (status !== 'complete' || payment_status !== 'unpaid') return false;
  if (typeof payment_intent !== 'object' || payment_intent === null) return false;
  return payment_intent.status === 'requires_payment_method' || payment_intent.status === 'canceled';
}

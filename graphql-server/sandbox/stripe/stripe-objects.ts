import Stripe from 'stripe';
import type { SandboxPayment, SandboxSession } from './sandbox-state.ts';

const seconds = (ms: number) => Math.floor(ms / 1000);

/**
 * A session in Stripe's format, reduced to the fields in use. `pageUrl` is the payment page of an open
 * session.
 */
export function sessionObject(session: SandboxSession, pageUrl: string, isExpanded: boolean): object {
  const { payment } = session;
  return {
    id: session.id,
    object: 'checkout.session',
    mode: 'payment',
    livemode: false,
    status: session.status,
    payment_status: payment?.status === 'succeeded' ? 'paid' : 'unpaid',
    payment_intent: payment && (isExpanded ? paymentObject(payment, session) : payment.id),
    amount_subtotal: session.amountTotal,
    amount_total: session.amountTotal,
    currency: session.currency,
    client_reference_id: session.reference,
    customer_email: session.email,
    metadata: session.metadata,
    created: seconds(session.createdAt),
    expires_at: seconds(session.expiresAt),
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    url: session.status === 'open' ? pageUrl : null,
  };
}

function paymentObject(payment: SandboxPayment, session: SandboxSession): object {
  return {
    id: payment.id,
    object: 'payment_intent',
    livemode: false,
    status: payment.status,
    amount: session.amountTotal,
    amount_received: payment.status === 'succeeded' ? session.amountTotal : 0,
    currency: session.currency,
    metadata: session.metadata,
  };
}

/** A page of a list, which is the last one. */
export function listObject(data: readonly object[]): object {
  return { object: 'list', data, has_more: false };
}

/** A completed refund; in the sandbox, refunds complete at once. */
export function refundObject(id: string, payment: SandboxPayment, amount: number, currency: string): object {
  return { id, object: 'refund', status: 'succeeded', amount, currency, payment_intent: payment.id };
}

/** An event about a session, in Stripe's format. */
export function eventObject(id: string, type: string, createdAt: number, session: object): object {
  return {
    id,
    object: 'event',
    type,
    api_version: Stripe.API_VERSION,
    created: seconds(createdAt),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object: session },
  };
}

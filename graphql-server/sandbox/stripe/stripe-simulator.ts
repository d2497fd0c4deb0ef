import { randomBytes } from 'node:crypto';
import type { Clock } from '../../src/shared/time/clock.ts';
import type { SandboxPayment, SandboxSession, SandboxState } from './sandbox-state.ts';
import { type SessionParams, totalOf } from './session-params.ts';
import { StripeApiError } from './stripe-api-error.ts';

/** How long a bank debit takes, in ms. */
const DEBIT_DURATION = 10_000;

/** Called with Stripe's event name when a session changes. */
export type SessionListener = (type: string, session: SandboxSession) => void;

/** A payment of which `amount` has just been refunded. */
export interface RefundedPayment {
  payment: SandboxPayment;
  amount: number;
  currency: string;
}

/**
 * Sessions and their payments, as Stripe would store them. Every change is synchronous: of two conflicting
 * changes, the second sees the result of the first.
 */
export class StripeSimulator {
  constructor(
    private readonly state: SandboxState,
    private readonly clock: Clock,
    private readonly notify: SessionListener,
  ) {}

  open(params: SessionParams): SandboxSession {
    const now = this.now();
    const session: SandboxSession = {
      id: `cs_test_${randomBytes(24).toString('hex')}`,
      status: 'open',
      createdAt: now,
      expiresAt: params.expires_at === undefined ? now + 86_400_000 : params.expires_at * 1000,
      amountTotal: totalOf(params),
      currency: params.line_items[0]?.price_data.currency ?? '',
      reference: params.client_reference_id ?? null,
      email: params.customer_email ?? null,
      metadata: params.metadata,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      lines: linesOf(params),
      payment: null,
    };
    this.state.sessions.push(session);
    return session;
  }

  find(id: string): SandboxSession | undefined {
    return this.state.sessions.find((session) => session.id === id);
  }

  /** Newest first. */
  latest(count: number): SandboxSession[] {
    return this.state.sessions.slice(-count).reverse();
  }

  /** Pays an open session at once, with `missing` of Stripe's units less than requested. */
  pay(session: SandboxSession, missing: number): void {
    session.status = 'complete';
    session.amountTotal -= missing;
    session.payment = newPayment('succeeded', null);
    this.notify('checkout.session.completed', session);
  }

  /** Starts a bank debit for an open session, which takes time and may fail. */
  debit(session: SandboxSession, succeeds: boolean): void {
    session.status = 'complete';
    session.payment = newPayment('processing', { at: this.now() + DEBIT_DURATION, succeeds });
    this.notify('checkout.session.completed', session);
  }

  /** @throws StripeApiError when the session is not open */
  expire(session: SandboxSession): void {
    if (session.status !== 'open') {
      throw new StripeApiError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    session.status = 'expired';
    this.notify('checkout.session.expired', session);
  }

  /** Applies what is due: expires sessions, settles debits. @returns whether something changed */
  advance(): boolean {
    const now = this.now();
    const ended = this.state.sessions.filter(
      ({ status, expiresAt }) => status === 'open' && expiresAt <= now,
    );
    for (const session of ended) this.expire(session);
    const decided = this.state.sessions.filter(
      ({ payment }) => payment?.outcome && payment.outcome.at <= now,
    );
    for (const session of decided) this.decide(session);
    return ended.length + decided.length > 0;
  }

  /** @throws StripeApiError when there is no such payment, or less of it is left */
  refund(paymentId: string, requested: number | null): RefundedPayment {
    const session = this.state.sessions.find(({ payment }) => payment?.id === paymentId);
    if (!session?.payment) {
      throw new StripeApiError(404, `No such payment_intent: '${paymentId}'`, {
        code: 'resource_missing',
        param: 'payment_intent',
      });
    }
    const { payment } = session;
    if (payment.status !== 'succeeded') {
      throw new StripeApiError(400, 'This PaymentIntent does not have a successful charge to refund.');
    }
    const left = session.amountTotal - payment.refunded;
    if (left === 0) {
      throw new StripeApiError(400, 'The charge has already been refunded.', {
        code: 'charge_already_refunded',
      });
    }
    const amount = requested ?? left;
    if (amount > left) {
      throw new StripeApiError(400, 'The refund is greater than what is left of the charge.', {
        param: 'amount',
      });
    }
    payment.refunded += amount;
    return { payment, amount, currency: session.currency };
  }

  private decide(session: SandboxSession): void {
    const { payment } = session;
    if (!payment?.outcome) return;
    const { succeeds } = payment.outcome;
    payment.status = succeeds ? 'succeeded' : 'requires_payment_method';
    payment.outcome = null;
    this.notify(`checkout.session.async_payment_${succeeds ? 'succeeded' : 'failed'}`, session);
  }

  private now(): number {
    return this.clock().getTime();
  }
}

function newPayment(status: SandboxPayment['status'], outcome: SandboxPayment['outcome']): SandboxPayment {
  return { id: `pi_${randomBytes(12).toString('hex')}`, status, outcome, refunded: 0 };
}

/** The rows of the page: the lines, and the selected shipping option. */
function linesOf({ line_items, shipping_options: [shipping] }: SessionParams): SandboxSession['lines'] {
  const lines = line_items.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
    title: product_data.name,
    unitAmount: unit_amount,
    quantity,
    description: product_data.description ?? null,
    imageUrl: product_data.images[0] ?? null,
  }));
  if (!shipping) return lines;
  const { display_name: title, fixed_amount } = shipping.shipping_rate_data;
  return [
    ...lines,
    { title, unitAmount: fixed_amount.amount, quantity: 1, description: null, imageUrl: null },
  ];
}

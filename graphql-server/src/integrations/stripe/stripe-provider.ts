import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Clock } from '../../shared/time/clock.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import {
  BadSignatureError,
  type KnownRefund,
  MalformedEventError,
  type MoneyEvent,
  type PaymentEvent,
  type PaymentProvider,
  PaymentRejectedError,
  type PaymentSession,
  PaymentUnavailableError,
  type RejectionReason,
  type Refund,
  type RefundParams,
  type SessionEvent,
  type SessionParams,
} from '../../modules/payments/provider/payment-provider.port.ts';
import type { ChargeTerms } from '../../modules/pricing/charge-terms.port.ts';
import { stripeTerms, toStripeAmount } from './stripe-currency.ts';
import { toKnownRefund, toPaymentSession, toRefund, toSessionParams } from './stripe-mapper.ts';

const { errors } = Stripe;

/** Whose account it is, and where Stripe is to be found. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Tells how old a webhook is. */
  clock: Clock;
  /** Another host that speaks Stripe's API; with one no money moves. */
  sandbox?: { host: string; port: number; protocol: 'http' };
  /** Longest wait for an answer, retries included, in ms. */
  budget?: number;
}

/** Whoever stands at the checkout gets an answer within 6 s; this leaves one for the shop's own work. */
const BUDGET = 5000;

/** Part of the budget that one try may take: two slow tries and the pause between them fit into it. */
const SHARE_OF_TRY = 0.44;

/** Stripe rejects a page that closes in less than 30 minutes, even by a moment. */
const PAGE_LIFETIME = 31 * MINUTE;

/** So many lines a page takes. */
const MAX_LINES = 100;

/** The account of a sandbox: its keys are new at each start, and its payments are not. */
const SANDBOX_ACCOUNT = 'sandbox';

/** So many refunds of one payment are read: Stripe's most at a time. */
const MAX_REFUNDS = 100;

const NO_EVENT = 'The webhook is no event.';

/** The news that matter, by Stripe's names. */
const sessionEvents = new Map<string, SessionEvent['type']>([
  ['checkout.session.completed', 'COMPLETED'],
  ['checkout.session.async_payment_succeeded', 'PAID_LATE'],
  ['checkout.session.async_payment_failed', 'FAILED_LATE'],
  ['checkout.session.expired', 'EXPIRED'],
]);
const moneyEvents = new Map<string, MoneyEvent['type']>([
  ['charge.dispute.created', 'DISPUTED'],
  ['charge.refunded', 'REFUND_CHANGED'],
  ['refund.failed', 'REFUND_CHANGED'],
]);

/** Stripe's own limit. A longer id would be asked for in a URL that is too long. */
const MAX_ID = 255;

/** As much of an event as is read of it. */
const eventSchema = z.object({
  id: z.string().min(1).max(MAX_ID),
  type: z.string(),
  data: z.object({
    object: z.looseObject({
      id: z.string().max(MAX_ID).optional(),
      payment_intent: z.string().max(MAX_ID).nullish(),
    }),
  }),
});

/** The reasons that the shop distinguishes, by Stripe's codes. */
const reasons = new Map<string | undefined, RejectionReason>([
  ['resource_missing', 'NOT_FOUND'],
  ['charge_already_refunded', 'ALREADY_REFUNDED'],
]);

/** Card payments by Stripe Checkout. */
export class StripeProvider implements PaymentProvider {
  readonly code = 'stripe';
  readonly account: string;
  readonly isSandbox: boolean;
  readonly pageLifetime = PAGE_LIFETIME;
  readonly maxLines = MAX_LINES;
  private readonly stripe: Stripe;
  private readonly budget: number;

  constructor(private readonly settings: StripeSettings) {
    const { secretKey, sandbox, budget = BUDGET } = settings;
    this.isSandbox = sandbox !== undefined;
    this.account = sandbox ? SANDBOX_ACCOUNT : accountOf(secretKey);
    this.budget = budget;
    this.stripe = new Stripe(secretKey, {
      ...sandbox,
      timeout: Math.round(this.budget * SHARE_OF_TRY),
      maxNetworkRetries: 2,
      telemetry: false,
    });
  }

  /** A key that was replaced by another one of the same account knows the same payments, of its mode. */
  mayKnow(account: string | null): boolean {
    return account === null || modeOf(account) === modeOf(this.account);
  }

  chargeTerms(currency: string): ChargeTerms | null {
    return stripeTerms(currency);
  }

  async createSession(params: SessionParams): Promise<PaymentSession> {
    const options = { idempotencyKey: params.idempotencyKey };
    const session = toSessionParams(params);
    return toPaymentSession(await this.request(() => this.stripe.checkout.sessions.create(session, options)));
  }

  async readSession(id: string): Promise<PaymentSession | null> {
    try {
      return toPaymentSession(
        await this.request(() => this.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })),
      );
    } catch (error) {
      if (error instanceof PaymentRejectedError && error.reason === 'NOT_FOUND') return null;
      throw error;
    }
  }

  async expireSession(id: string): Promise<PaymentSession> {
    try {
      return toPaymentSession(
        await this.request(() => this.stripe.checkout.sessions.expire(id, { expand: ['payment_intent'] })),
      );
    } catch (error) {
      if (!(error instanceof PaymentRejectedError)) throw error;
      const session = await this.readSession(id);
      if (!session || session.status === 'OPEN') throw error;
      return session;
    }
  }

  async readRefunds(paymentId: string): Promise<KnownRefund[] | null> {
    try {
      const list = await this.request(() =>
        this.stripe.refunds.list({ payment_intent: paymentId, limit: MAX_REFUNDS }),
      );
      return list.data.map(toKnownRefund);
    } catch (error) {
      if (error instanceof PaymentRejectedError && error.reason === 'NOT_FOUND') return null;
      throw error;
    }
  }

  async refund({ idempotencyKey, reference, paymentId, amount, currency }: RefundParams): Promise<Refund> {
    const params = {
      payment_intent: paymentId,
      amount: toStripeAmount(amount, currency),
      metadata: { refund: reference },
    };
    return toRefund(await this.request(() => this.stripe.refunds.create(params, { idempotencyKey })));
  }

  readEvent(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentEvent | null {
    const signature = String(headers['stripe-signature'] ?? '');
    const { success, data: event, error } = eventSchema.safeParse(this.verified(rawBody, signature));
    if (!success) throw new MalformedEventError(NO_EVENT, { cause: error });
    const { id: sessionId, payment_intent: paymentId } = event.data.object;
    const ofSession = sessionEvents.get(event.type);
    if (ofSession && sessionId) return { id: event.id, type: ofSession, sessionId };
    const ofMoney = moneyEvents.get(event.type);
    return ofMoney && paymentId ? { id: event.id, type: ofMoney, paymentId } : null;
  }

  /** The tolerance is left to the SDK (300 s): 0 would switch the check of the age off. */
  private verified(rawBody: Buffer, signature: string): unknown {
    const { webhookSecret, clock } = this.settings;
    const now = clock().getTime();
    try {
      return Stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, undefined, undefined, now);
    } catch (error) {
      // The signature was checked first; what is wrong beyond it is the body.
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
        throw new MalformedEventError(NO_EVENT, { cause: error });
      }
      throw new BadSignatureError('The webhook is not signed by the payment provider.', { cause: error });
    }
  }

  private request<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    return callStripe(call, this.budget);
  }
}

/**
 * The mode of a secret key and which one it is: payments of test keys are none of the live ones'. A key does
 * not say reliably whose account it opens.
 */
function accountOf(secretKey: string): string {
  const mode = /^[rs]k_live_/.test(secretKey) ? 'live' : 'test';
  return `${mode}:${createHash('sha256').update(secretKey).digest('hex').slice(0, 12)}`;
}

function modeOf(account: string): string | undefined {
  return account.split(':')[0];
}

/**
 * Waits for Stripe for `budget` ms at most. The SDK's own time-out is for one try and for silence, so that
 * retries or an answer that drips would go beyond it; what is still under way then is left to its idempotency
 * key.
 * @throws PaymentUnavailableError, PaymentRejectedError
 */
async function callStripe<Answer>(call: () => Promise<Answer>, budget: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new PaymentUnavailableError(`No answer of the payment provider within ${budget} ms.`));
  }, budget);
  try {
    return await Promise.race([call(), late.promise]);
  } catch (error) {
    throw translate(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A key that Stripe doesn't take counts as unavailable: the shop's owner can mend it, and what was asked for
 * is as right as before. So does a call whose twin is still under way (409).
 */
function translate(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const isUnavailable =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    error.statusCode === 409;
  return isUnavailable
    ? new PaymentUnavailableError('The payment provider can not be reached.', { cause: error })
    : new PaymentRejectedError(error.message, reasons.get(error.code) ?? 'OTHER', { cause: error });
}
